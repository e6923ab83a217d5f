//! What a log looks like.

use super::standard;
use crate::findings::render::Format;
use crate::findings::render::example::{empty_file, lost_reference, rendered, second_key};

#[test]
fn a_finding_with_its_rule() {
    insta::assert_snapshot!(rendered(Format::Sarif, [lost_reference()]), @r##"
    {
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        {
          "tool": {
            "driver": {
              "name": "contract",
              "version": "0.1.0",
              "rules": [
                {
                  "id": "reference-not-found",
                  "shortDescription": {
                    "text": "A `$ref` leads nowhere."
                  },
                  "fullDescription": {
                    "text": "What was meant is unknown; generated code would miss a type or fail to compile."
                  },
                  "help": {
                    "text": "Correct the reference, or add what it names.",
                    "markdown": "Correct the reference, or add what it names."
                  },
                  "defaultConfiguration": {
                    "level": "error"
                  },
                  "properties": {
                    "tags": [
                      "unusable"
                    ]
                  }
                }
              ]
            }
          },
          "columnKind": "unicodeCodePoints",
          "originalUriBaseIds": {
            "%SRCROOT%": {
              "description": {
                "text": "The folder the tool was run in."
              }
            }
          },
          "results": [
            {
              "ruleId": "reference-not-found",
              "ruleIndex": 0,
              "level": "error",
              "message": {
                "text": "Nothing stands at `#/Pte`. Did you mean `Pet`?"
              },
              "locations": [
                {
                  "physicalLocation": {
                    "artifactLocation": {
                      "uri": "spec/pets.yaml",
                      "uriBaseId": "%SRCROOT%"
                    },
                    "region": {
                      "startLine": 9,
                      "startColumn": 17,
                      "endColumn": 24
                    }
                  },
                  "logicalLocations": [
                    {
                      "fullyQualifiedName": "#/Owner/properties/pet/$ref"
                    }
                  ]
                }
              ],
              "partialFingerprints": {
                "rulePlace/v1": "reference-not-found spec/pets.yaml#/Owner/properties/pet/$ref"
              }
            }
          ]
        }
      ]
    }
    "##);
}

#[test]
fn a_related_place_has_an_id() {
    let log = rendered(Format::Sarif, [second_key()]);
    let related = log.lines().skip_while(|line| !line.contains("relatedLocations"));
    let related: Vec<&str> = related.take_while(|line| !line.contains("partialFingerprints")).collect();
    insta::assert_snapshot!(related.join("\n"), @r##"
    "relatedLocations": [
      {
        "id": 1,
        "physicalLocation": {
          "artifactLocation": {
            "uri": "spec/pets.yaml",
            "uriBaseId": "%SRCROOT%"
          },
          "region": {
            "startLine": 1,
            "startColumn": 1,
            "endColumn": 4
          }
        },
        "logicalLocations": [
          {
            "fullyQualifiedName": "#/Pet"
          }
        ],
        "message": {
          "text": "The first is here."
        }
      }
    ],
    "##);
}

#[test]
fn rules_are_listed_once_and_by_id() {
    let log = rendered(Format::Sarif, [lost_reference(), empty_file("a b,c:d.yaml"), lost_reference()]);
    let names = ["\"id\"", "\"ruleId\"", "\"ruleIndex\"", "\"uri\"", "\"rulePlace/v1\""];
    let lines = log.lines().map(str::trim).filter(|line| names.iter().any(|name| line.starts_with(name)));
    let lines: Vec<&str> = lines.collect();
    insta::assert_snapshot!(lines.join("\n"), @r#"
    "id": "empty-file",
    "id": "reference-not-found",
    "ruleId": "reference-not-found",
    "ruleIndex": 1,
    "uri": "spec/pets.yaml",
    "rulePlace/v1": "reference-not-found spec/pets.yaml#/Owner/properties/pet/$ref"
    "ruleId": "empty-file",
    "ruleIndex": 0,
    "uri": "a%20b%2Cc%3Ad.yaml",
    "rulePlace/v1": "empty-file a b,c:d.yaml#"
    "ruleId": "reference-not-found",
    "ruleIndex": 1,
    "uri": "spec/pets.yaml",
    "rulePlace/v1": "reference-not-found spec/pets.yaml#/Owner/properties/pet/$ref 2"
    "#);
}

#[test]
fn every_log_is_what_the_standard_says() {
    let all = [lost_reference(), second_key(), empty_file("a b,c:d.yaml")];
    assert_eq!(standard::faults(&rendered(Format::Sarif, all)), [""; 0]);
    assert_eq!(standard::faults(&rendered(Format::Sarif, [])), [""; 0]);
}

#[test]
fn nothing_found_is_an_empty_list() {
    insta::assert_snapshot!(rendered(Format::Sarif, []), @r#"
    {
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        {
          "tool": {
            "driver": {
              "name": "contract",
              "version": "0.1.0",
              "rules": []
            }
          },
          "columnKind": "unicodeCodePoints",
          "originalUriBaseIds": {
            "%SRCROOT%": {
              "description": {
                "text": "The folder the tool was run in."
              }
            }
          },
          "results": []
        }
      ]
    }
    "#);
}
