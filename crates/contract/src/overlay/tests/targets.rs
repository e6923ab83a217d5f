//! Targets that are no JSONPath, and what is said about them.

use crate::overlay::target::Target;

fn refused(text: &str) -> String {
    let refusal = Target::parse(text).expect_err(text);
    format!("{}: {}\n{}", refusal.at, refusal.message, refusal.help)
}

#[test]
fn names_that_must_be_quoted_are_shown_quoted() {
    for (target, mended) in [
        ("$.paths./pets.get", "$.paths['/pets'].get"),
        ("$.paths./pets/{id}[?@.x-internal == true]", "$.paths['/pets/{id}'][?@['x-internal'] == true]"),
        ("$..x-internal", "$..['x-internal']"),
        ("$.paths.*.get[?@.x-oai-traits.paged]", "$.paths.*.get[?@['x-oai-traits'].paged]"),
        ("$.responses.200", "$.responses['200']"),
        ("$[?@.name == 'a.b-c' && @.x-y]", "$[?@.name == 'a.b-c' && @['x-y']]"),
    ] {
        assert!(refused(target).contains(&format!("write `{mended}`")), "{}", refused(target));
        Target::parse(mended).expect("what is proposed is understood");
    }
}

#[test]
fn other_faults_are_shown_where_they_are() {
    insta::assert_snapshot!(refused("paths.get"), @"
    0: The target is no JSONPath: `$` was expected in place of `paths.get`.
    Write it as RFC 9535 does, for example `$.paths['/pets'].get` or `$..parameters[?@.name == 'id']`.
    ");
    insta::assert_snapshot!(refused(""), @"
    0: The target is no JSONPath: `$` was expected, and it ends here.
    Write it as RFC 9535 does, for example `$.paths['/pets'].get` or `$..parameters[?@.name == 'id']`.
    ");
    insta::assert_snapshot!(refused("$.paths["), @"
    8: The target is no JSONPath: a name in quotes, an index, `*` or a filter that begins with `?` was expected, and it ends here.
    Write it as RFC 9535 does, for example `$.paths['/pets'].get` or `$..parameters[?@.name == 'id']`.
    ");
    insta::assert_snapshot!(refused("$.paths[?@.a = 1]"), @"
    13: The target is no JSONPath: `]` was expected in place of `= 1]`.
    Write it as RFC 9535 does, for example `$.paths['/pets'].get` or `$..parameters[?@.name == 'id']`.
    ");
    insta::assert_snapshot!(refused("$[?size(@.tags) > 1]"), @"
    3: The target is no JSONPath: a function is `length`, `count`, `value`, `match` or `search`, and a string stands in quotes.
    Write it as RFC 9535 does, for example `$.paths['/pets'].get` or `$..parameters[?@.name == 'id']`.
    ");
    insta::assert_snapshot!(refused("$.paths "), @"
    7: The target is no JSONPath: `.`, `..` or `[` was expected in place of ` `.
    Write it as RFC 9535 does, for example `$.paths['/pets'].get` or `$..parameters[?@.name == 'id']`.
    ");
}

#[test]
fn targets_of_any_size_and_depth_are_answered() {
    insta::assert_snapshot!(refused(&format!("${}", ".a".repeat(100_000))), @"
    0: The target is too complex: it is longer than 8192 bytes, the most that is read.
    Write several actions with shorter and simpler targets.
    ");
    insta::assert_snapshot!(refused(&format!("$[?{}", "(".repeat(4_000))), @"
    34: The target is too complex: brackets are nested more than 32 levels deep here.
    Write several actions with shorter and simpler targets.
    ");
    insta::assert_snapshot!(refused(&format!("$[?{}", "@[?".repeat(2_000))), @"
    97: The target is too complex: brackets are nested more than 32 levels deep here.
    Write several actions with shorter and simpler targets.
    ");
    let nested = format!("$[?{}1 == 1{}]", "@[?".repeat(30), "]".repeat(30));
    Target::parse(&nested).expect("as many levels are allowed");
    Target::parse("$['((((((((((((', \"[[[[[[[[[[[[\\\"[[[[[\"]").expect("brackets in quotes are text");
}

/// Targets with characters knocked out of place: whatever comes in, a path or a refusal comes out.
#[test]
fn mutants_never_panic() {
    const SEEDS: [&str; 4] = [
        "$.paths.*.get.parameters[?@.name=='filter' && @.in==\"query\"]",
        "$..['é', \"\\u00e9\", *, 1:-2:3][?length(@.a) > 1.5e3 || !(count(@..b) == 0)]",
        "$.paths./pets.x-y[?match(@.a, '[a-z]+') && @ != null]",
        "$[?@[0] <= $['a'].b]",
    ];
    let spice: Vec<char> = "$@.*[](){}'\"\\?!=<>&|,:-0 9é\u{0}x_/".chars().collect();
    let mut random = 0x9E37_79B9_7F4A_7C15_u64;
    let mut below = |limit: usize| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        usize::try_from(random % limit as u64).expect("the remainder is below a usize")
    };
    for _ in 0..4_000 {
        let mut target: Vec<char> = SEEDS[below(SEEDS.len())].chars().collect();
        for _ in 0..=below(3) {
            let at = below(target.len());
            match below(3) {
                0 => target[at] = spice[below(spice.len())],
                1 => target.insert(at, spice[below(spice.len())]),
                _ => target.truncate(at.max(1)),
            }
        }
        let target: String = target.into_iter().collect();
        if let Err(refusal) = Target::parse(&target) {
            assert!(refusal.at <= target.len(), "{target}");
        }
    }
}
