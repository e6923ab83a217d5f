//! The checks notice what they are there for: each case is a document with a fault and the same document mended.
//!
//! The documents hold next to nothing, so that much else is missing from them; a case looks for its own sentence alone.

use super::check::{Document, Origin, compare};

/// A sentence is said of the bad document and not of the good one.
fn fires(document: Document, origin: Origin, sentence: &str, bad: &str, good: &str) {
    let said = |body: &str| {
        let text = format!("openapi: 3.0.3\n{body}");
        let all = compare(document, text, origin).into_iter().map(|mismatch| mismatch.to_string());
        all.collect::<Vec<_>>().join("\n")
    };
    let (bad, good) = (said(bad), said(good));
    assert!(bad.contains(sentence), "not said of the bad document:\n{bad}");
    assert!(!good.contains(sentence), "said of the good document:\n{good}");
}

macro_rules! cases {
    ($($name:ident: $document:ident $origin:ident says $sentence:literal, of $bad:literal not $good:literal;)+) => {$(
        #[test]
        fn $name() {
            fires(Document::$document, Origin::$origin, $sentence, $bad, $good);
        }
    )+};
}

cases! {
    operation_missing: Service Stated
        says "GET /ext/crm/funil is missing.",
        of "paths: {}"
        not "paths: {/ext/crm/funil: {get: {responses: {}}}}";
    operation_of_our_own_called_stated: Service Stated
        says "GET /ext/crm/outro is called stated, but the interface document has no such thing.",
        of "paths: {/ext/crm/outro: {get: {x-origin: stated, responses: {}}}}"
        not "paths: {/ext/crm/outro: {get: {x-origin: decided, responses: {}}}}";
    operation_called_decided: Service Stated
        says "GET /ext/crm/funil is called decided by `x-origin`, but it is stated.",
        of "paths: {/ext/crm/funil: {get: {x-origin: decided, responses: {}}}}"
        not "paths: {/ext/crm/funil: {get: {x-origin: stated, responses: {}}}}";
    operation_outside_the_base: Service Stated
        says "GET /saude is not below /ext/.",
        of "paths: {/saude: {get: {responses: {}}}}"
        not "paths: {/ext/saude: {get: {responses: {}}}}";
    version_wrong: Triggers Stated
        says "The version is 1.85, but the interface document carries 1.84.",
        of "info: {title: T, version: '1.85'}"
        not "info: {title: T, version: '1.84'}";
    parameter_missing: Service Stated
        says "GET /ext/crm/lead has no query parameter `filtro`.",
        of "paths: {/ext/crm/lead: {get: {parameters: [{name: filtro, in: header, schema: {}}], responses: {}}}}"
        not "paths: {/ext/crm/lead: {get: {parameters: [{name: filtro, in: query, schema: {}}], responses: {}}}}";
    parameter_of_our_own_called_stated: Service Stated
        says "Parameter `cor` of GET /ext/crm/lead is called stated",
        of "paths: {/ext/crm/lead: {get: {parameters: [{name: cor, in: query, x-origin: stated}], responses: {}}}}"
        not "paths: {/ext/crm/lead: {get: {parameters: [{name: cor, in: query, x-origin: decided}], responses: {}}}}";
    parameter_of_another_type: Service Stated
        says "Parameter `pagina` of GET /ext/beneficio/lista is string, but the interface document says integer.",
        of "paths: {/ext/beneficio/lista: {get: {parameters: [{name: pagina, in: query, schema: {type: string}}]}}}"
        not "paths: {/ext/beneficio/lista: {get: {parameters: [{name: pagina, in: query, schema: {type: integer}}]}}}";
    parameter_required: Service Stated
        says "Parameter `filtro` of GET /ext/crm/lead must be optional.",
        of "paths: {/ext/crm/lead: {get: {parameters: [{name: filtro, in: query, required: true, schema: {}}]}}}"
        not "paths: {/ext/crm/lead: {get: {parameters: [{name: filtro, in: query, schema: {}}]}}}";
    stated_limit_changed: Service Stated
        says "Parameter `chassi` of GET /ext/associado has `maxLength: 17`, but the interface document says 20.",
        of "paths: {/ext/associado: {get: {parameters: [{name: chassi, in: query, schema: {maxLength: 17}}]}}}"
        not "paths: {/ext/associado: {get: {parameters: [{name: chassi, in: query, schema: {maxLength: 20}}]}}}";
    stated_limit_missing: Service Stated
        says "Parameter `codPlano` of GET /ext/associado has no `maximum`",
        of "paths: {/ext/associado: {get: {parameters: [{name: codPlano, in: query, schema: {}}]}}}"
        not "paths: {/ext/associado: {get: {parameters: [{name: codPlano, in: query, schema: {maximum: 1}}]}}}";
    limit_of_our_own_in_silence: Service Stated
        says "Parameter `filtro` of GET /ext/crm/lead has `maxLength: 9`, which the interface document does not state",
        of "paths: {/ext/crm/lead: {get: {parameters: [{name: filtro, in: query, schema: {maxLength: 9}}]}}}"
        not "
paths: {/ext/crm/lead: {get: {parameters:
  [{name: filtro, in: query, description: 'Decisão: até 9.', schema: {maxLength: 9}}]}}}";
    choice_untold: Service Stated
        says "GET /ext/beneficio/dependente does not say \"ao menos um\" of nome, cpf, numeroCartaoDesconto",
        of "paths: {/ext/beneficio/dependente: {get: {description: Pesquisa.}}}"
        not "paths: {/ext/beneficio/dependente: {get: {description: Informe ao menos um parâmetro.}}}";
    credential_on_an_open_operation: Service Stated
        says "GET /ext/beneficio/vencimento demands [[\"bearer\"]], but it demands no credential.",
        of "paths: {/ext/beneficio/vencimento: {get: {security: [{bearer: []}]}}}"
        not "paths: {/ext/beneficio/vencimento: {get: {security: []}}}";
    credential_not_demanded: Service Stated
        says "GET /ext/crm/funil demands [[], [\"bearer\"]], but it demands `bearer` alone.",
        of "paths: {/ext/crm/funil: {get: {security: [{}, {bearer: []}]}}}"
        not "paths: {/ext/crm/funil: {get: {security: [{bearer: []}]}}}";
    unauthorized_called_stated_where_no_credential_is: Service Stated
        says "Answer 401 of GET /ext/beneficio/vencimento is called stated",
        of "paths: {/ext/beneficio/vencimento: {get: {responses: {'401': {description: D, x-origin: stated}}}}}"
        not "paths: {/ext/crm/funil: {get: {responses: {'401': {description: D, x-origin: stated}}}}}";
    error_that_is_json: Service Stated
        says "Answer 401 of GET /ext/crm/funil is application/json, but it is text/plain.",
        of "paths: {/ext/crm/funil: {get: {responses: {'401': {description: D, content: {application/json: {}}}}}}}"
        not "paths: {/ext/crm/funil: {get: {responses: {'401': {description: D, content: {text/plain: {}}}}}}}";
    answer_of_another_record: Service Stated
        says "Answer 200 of GET /ext/crm/funil is not the record `LeadOutputTO`.",
        of "
paths: {/ext/crm/funil: {get: {responses: {'200': {description: D, content: {application/json: {schema:
  {type: array, items: {}}}}}}}}}"
        not "
paths: {/ext/crm/funil: {get: {responses: {'200': {description: D, content: {application/json: {schema:
  {type: array, items: {$ref: '#/components/schemas/LeadOutputTO'}}}}}}}}}
components: {schemas: {LeadOutputTO: {type: object}}}";
    body_optional: Service Stated
        says "The body of POST /ext/crm/lead must be required.",
        of "paths: {/ext/crm/lead: {post: {requestBody: {content: {application/json: {}}}}}}"
        not "paths: {/ext/crm/lead: {post: {requestBody: {required: true, content: {application/json: {}}}}}}";
    record_missing: Service Stated
        says "The record `TelefoneTO` is missing.",
        of "components: {schemas: {}}"
        not "components: {schemas: {TelefoneTO: {type: object}}}";
    optional_field_required: Service Stated
        says "Field `plano` of AcessoTO is required, but it is optional.",
        of "components: {schemas: {AcessoTO: {required: [plano], properties: {plano: {type: array}}}}}"
        not "components: {schemas: {AcessoTO: {properties: {plano: {type: array}}}}}";
    field_of_another_record: Service Stated
        says "Field `local` of EventoTO is not the record `EnderecoTO`.",
        of "components: {schemas: {EventoTO: {properties: {local: {type: object}}}}}"
        not "
components: {schemas: {EnderecoTO: {}, EventoTO: {properties:
  {local: {allOf: [{$ref: '#/components/schemas/EnderecoTO'}]}}}}}";
    limit_stated_elsewhere: Service Stated
        says "Field `chassi` of VeiculoTO has `maxLength: 20`, which the interface document does not state for it",
        of "
components: {schemas: {Chassi: {maxLength: 20, x-origin: stated}, VeiculoTO: {properties:
  {chassi: {allOf: [{$ref: '#/components/schemas/Chassi'}]}}}}}"
        not "
components: {schemas: {Chassi: {maxLength: 20, x-origin: decided}, VeiculoTO: {properties:
  {chassi: {allOf: [{$ref: '#/components/schemas/Chassi'}]}}}}}";
    value_missing: Service Stated
        says "Field `tipo` of TelefoneTO lacks the value `Celular`.",
        of "components: {schemas: {TelefoneTO: {properties: {tipo: {enum: [Fixo]}}}}}"
        not "components: {schemas: {TelefoneTO: {properties: {tipo: {enum: [Fixo, Celular]}}}}}";
    value_beyond_a_closed_set: Service Stated
        says "Field `tipo` of TelefoneTO has the value `Satélite`, but the interface document allows no more.",
        of "components: {schemas: {TelefoneTO: {properties: {tipo: {enum: [Fixo, Celular, Satélite]}}}}}"
        not "components: {schemas: {TelefoneTO: {properties: {tipo: {enum: [Fixo, Celular]}}}}}";
    value_beyond_an_open_set_called_stated: Service Stated
        says "The value `Alta` is called stated, but the interface document has no such value.",
        of "
components: {schemas: {EventoTO: {properties:
  {prioridade: {x-origin: stated, enum: [Baixa, Média, Alta]}}}}}"
        not "
components: {schemas: {EventoTO: {properties:
  {prioridade: {x-origin: stated, enum: [Baixa, Média, Alta], x-origin-values: {Alta: decided}}}}}}";
    value_called_decided: Service Stated
        says "Field `sexo` of PessoaTO has the value `Feminino`, called decided, but it is stated.",
        of "components: {schemas: {PessoaTO: {properties: {sexo: {x-origin: decided, enum: [Feminino]}}}}}"
        not "components: {schemas: {PessoaTO: {properties: {sexo: {x-origin: stated, enum: [Feminino]}}}}}";
    origin_of_no_value: Service Stated
        says "`x-origin-values` tells the origin of a value that `enum` has not.",
        of "components: {schemas: {Cor: {enum: [Azul], x-origin-values: {Azull: decided}}}}"
        not "components: {schemas: {Cor: {enum: [Azul], x-origin-values: {Azul: decided}}}}";
    codes_without_their_meaning: Service Stated
        says "Parameter `codigo` of GET /ext/administracao/campos/{codigo} does not name `Saúde` in a description.",
        of "paths: {'/ext/administracao/campos/{codigo}': {get: {parameters: [{name: codigo, in: path, schema: {}}]}}}"
        not "
paths: {'/ext/administracao/campos/{codigo}': {get: {parameters:
  [{name: codigo, in: path, schema: {description: 1 é Saúde.}}]}}}";
    field_of_our_own_called_stated: Service Stated
        says "#/components/schemas/LeadOutputTO/properties/cor\n    It is called stated",
        of "components: {schemas: {LeadOutputTO: {properties: {cor: {x-origin: stated}}}}}"
        not "components: {schemas: {LeadOutputTO: {properties: {cor: {x-origin: decided}}}}}";
    field_in_another_case: Triggers Stated
        says "`corInversa` is missing from field `objeto` of the envelope of POST /beneficio. It has `corinversa`: mind",
        of "
paths: {/beneficio: {post: {requestBody: {content: {application/json: {schema:
  {properties: {objeto: {properties: {corinversa: {}}}}}}}}}}}"
        not "
paths: {/beneficio: {post: {requestBody: {content: {application/json: {schema:
  {properties: {objeto: {properties: {corInversa: {}}}}}}}}}}}";
    objeto_optional: Triggers Stated
        says "Field `objeto` of the envelope of POST /evento is optional, but it is required.",
        of "
paths: {/evento: {post: {requestBody: {content: {application/json: {schema: {properties: {objeto: {}}}}}}}}}"
        not "
paths: {/evento: {post: {requestBody: {content: {application/json: {schema:
  {required: [objeto], properties: {objeto: {}}}}}}}}}";
    colour_with_a_hash: Triggers Stated
        says "Field `corDestaque` of field `objeto` of the envelope of POST /evento must refuse `#1565C0`.",
        of "
paths: {/evento: {post: {requestBody: {content: {application/json: {schema:
  {properties: {objeto: {properties: {corDestaque: {pattern: '^#?[0-9A-F]{6}$'}}}}}}}}}}}"
        not "
paths: {/evento: {post: {requestBody: {content: {application/json: {schema:
  {properties: {objeto: {properties: {corDestaque: {pattern: '^[0-9A-F]{6}$'}}}}}}}}}}}";
    text_without_brackets: Triggers Stated
        says "has the value `Veicular`, which is not in brackets and quotes.",
        of "
paths: {/beneficio: {post: {requestBody: {content: {application/json: {schema:
  {properties: {objeto: {properties: {tipoBeneficio: {enum: [Veicular]}}}}}}}}}}}"
        not "
paths: {/beneficio: {post: {requestBody: {content: {application/json: {schema:
  {properties: {objeto: {properties: {tipoBeneficio: {enum: ['[\"Veicular\"]']}}}}}}}}}}}";
    success_with_content: Triggers Stated
        says "Answer 204 of POST /evento has content, but a receiver answers without.",
        of "paths: {/evento: {post: {responses: {'204': {description: D, content: {text/plain: {}}}}}}}"
        not "paths: {/evento: {post: {responses: {'204': {description: D}}}}}";
    example_of_another_entity: Triggers Stated
        says "POST /evento is for `entidade` [\"Evento\"], but an example has another.",
        of "
paths: {/evento: {post: {requestBody: {content: {application/json: {example: {entidade: '[\"Vistoria\"]'}}}}}}}"
        not "
paths: {/evento: {post: {requestBody: {content: {application/json: {example: {entidade: '[\"Evento\"]'}}}}}}}";
    anything_of_the_operator_called_stated: Operator Stated
        says "#/paths/~1usuarios/get\n    It is called stated",
        of "paths: {/usuarios: {get: {x-origin: stated}}}"
        not "paths: {/usuarios: {get: {x-origin: decided}}}";
    observed_field_missing: Service Observed
        says "Field `codPessoa` is missing from PessoaOutputTO.",
        of "components: {schemas: {PessoaOutputTO: {properties: {}}}}"
        not "components: {schemas: {PessoaOutputTO: {properties: {codPessoa: {}}}}}";
    guess_called_observed: Service Observed
        says "#/components/schemas/LeadInputTO/properties/mensagem\n    It is called observed",
        of "components: {schemas: {LeadInputTO: {properties: {mensagem: {x-origin: observed}}}}}"
        not "components: {schemas: {LeadInputTO: {properties: {mensagem: {x-origin: decided}}}}}";
    value_called_observed: Service Observed
        says "The value `ASSINATURA` is called observed",
        of "
components: {schemas: {PesquisaAssociadoOutputTO: {properties:
  {tipoBeneficio: {x-origin: observed, enum: [VEICULAR, ASSINATURA]}}}}}"
        not "
components: {schemas: {PesquisaAssociadoOutputTO: {properties:
  {tipoBeneficio: {x-origin: observed, enum: [VEICULAR, ASSINATURA], x-origin-values: {ASSINATURA: decided}}}}}}";
    date_in_one_spelling: Service Observed
        says "Field `dataNascimento` of PessoaInputTO must accept `2025-12-31`",
        of "components: {schemas: {PessoaInputTO: {properties: {dataNascimento: {pattern: '^../../....$'}}}}}"
        not "components: {schemas: {PessoaInputTO: {properties: {dataNascimento: {type: string}}}}}";
    single_dependent: Service Observed
        says "Answer 200 of GET /ext/beneficio/{codBeneficio}/dependentes is object, but",
        of "
paths: {'/ext/beneficio/{codBeneficio}/dependentes': {get: {responses: {'200':
  {description: D, content: {application/json: {schema: {type: object}}}}}}}}"
        not "
paths: {'/ext/beneficio/{codBeneficio}/dependentes': {get: {responses: {'200':
  {description: D, content: {application/json: {schema: {type: array}}}}}}}}";
}
