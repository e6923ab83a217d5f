//! Descriptions of operations, sentence by sentence, each with the tests that hold it true.
//!
//! A sentence that is new, changed or gone fails until somebody has thought of its test.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::{Value, json};

const DOCUMENTS: [&str; 2] = [
    include_str!("../../../../api/src/generated/document.json"),
    include_str!("../../../../triggers/src/generated/document.json"),
];

/// A sentence of a description, and the names of tests.
type Sentence = (&'static str, &'static [&'static str]);

/// An operation with all that its description says.
type Description = (&'static str, &'static [Sentence]);

const DESCRIPTIONS: [Description; 10] = [
    (
        "listarLojas",
        &[
            (
                "Devolve código e nome das lojas (unidades) que o usuário pode acessar, as mesmas de `permissaoLoja`.",
                &["the_stores_of_a_login_are_those_of_the_list"],
            ),
            (
                "Uma loja desativada continua entre elas: o que já é dela pode ser lido e alterado, mas ela não recebe \
                 registros novos (decisão).",
                &[
                    "a_disabled_store_keeps_what_it_has_and_gets_nothing_new",
                    "a_disabled_store_gets_no_new_record_through_a_holder_or_a_lead",
                ],
            ),
        ],
    ),
    (
        "salvarAssociado",
        &[
            (
                "Cria a pessoa ou, quando o CPF/CNPJ já está cadastrado, atualiza-a.",
                &["saving_creates_or_updates_and_keeps_what_was_not_sent"],
            ),
            (
                "Na atualização, campo ausente mantém o valor atual, `null` o apaga, e a lista de telefones e cada \
                 endereço tomam por inteiro o lugar dos anteriores (decisões).",
                &[
                    "null_clears_a_field_of_an_input_only_record_and_an_empty_text_does_not",
                    "telephones_and_each_address_of_a_person_take_the_place_of_what_was_there",
                ],
            ),
            (
                "A data de nascimento não pode ser futura, e o nome precisa de ao menos um caractere visível (decisões).",
                &["births_in_the_future_and_names_without_a_visible_character_are_refused"],
            ),
            (
                "Pessoa nova não entra em loja desativada; a que já está em uma pode ser alterada e continuar nela \
                 (decisão).",
                &["a_disabled_store_gets_no_new_record_through_a_holder_or_a_lead"],
            ),
        ],
    ),
    (
        "salvarDependente",
        &[
            (
                "Liga o dependente ao benefício indicado ou, quando o corpo traz `codDependente`, atualiza-o.",
                &["a_dependent_is_linked_to_the_benefit_and_updated_by_its_code"],
            ),
            (
                "A atualização substitui o registro inteiro: campo ausente fica vazio.",
                &["saving_creates_or_updates_and_keeps_what_was_not_sent"],
            ),
            (
                "Só o cartão e `ativo`, se ausentes, ficam como estão; `null` apaga o cartão (decisão).",
                &["a_dependent_saved_without_card_or_activity_keeps_them_and_moves_the_update_of_the_benefit"],
            ),
            (
                "Um benefício cancelado não recebe dependentes nem os reativa, mas os seus podem ser corrigidos e \
                 desativados.",
                &["a_dependent_of_a_cancelled_benefit_can_be_corrected_and_deactivated"],
            ),
            (
                "Plano fora de venda fica com o dependente que já o tem e não entra em outro.",
                &["a_retired_plan_gets_no_new_record_and_stays_where_it_is"],
            ),
            (
                "A data de nascimento não pode ser futura, e o nome precisa de ao menos um caractere visível.",
                &["births_in_the_future_and_names_without_a_visible_character_are_refused"],
            ),
            (
                "Salvar um dependente conta como atualização do benefício (decisões).",
                &["a_dependent_saved_without_card_or_activity_keeps_them_and_moves_the_update_of_the_benefit"],
            ),
        ],
    ),
    (
        "salvarDadosAdicionais",
        &[
            (
                "Grava os valores dos campos adicionais, conferidos com as definições do tipo do benefício (`GET \
                 /ext/administracao/campos/{codigo}`).",
                &["additional_fields_are_saved_all_or_not_at_all"],
            ),
            (
                "Campo não citado mantém o valor; `valor` nulo apaga o do campo, salvo se for obrigatório.",
                &["additional_fields_are_saved_all_or_not_at_all"],
            ),
            ("Ou tudo é gravado, ou nada.", &["additional_fields_are_saved_all_or_not_at_all"]),
            (
                "Conta como atualização do benefício (decisões).",
                &["additional_fields_and_items_count_as_updates_of_the_benefit"],
            ),
        ],
    ),
    (
        "adicionarItemBeneficio",
        &[
            (
                "Acrescenta um item (plano) ao benefício.",
                &["an_item_has_the_plans_value_and_begins_today_unless_others_are_sent"],
            ),
            (
                "O plano tem de existir e estar à venda, o benefício não pode estar cancelado, e um plano que ele já \
                 tem ativo é recusado com 400.",
                &[
                    "an_item_needs_a_plan_on_sale_and_a_benefit_that_is_not_cancelled",
                    "saving_is_refused_in_words_that_say_what_to_mend",
                ],
            ),
            (
                "Sem `valor`, vale o do plano; sem `dataInclusao`, hoje.",
                &["an_item_has_the_plans_value_and_begins_today_unless_others_are_sent"],
            ),
            (
                "Conta como atualização do benefício (decisões).",
                &["additional_fields_and_items_count_as_updates_of_the_benefit"],
            ),
        ],
    ),
    (
        "salvarLead",
        &[
            (
                "Cria o lead ou, quando o corpo traz `codLead` ou o CPF/CNPJ de um lead ativo, atualiza-o (decisão).",
                &["a_lead_is_created_or_updated_by_its_code_or_its_document"],
            ),
            (
                "Informe `telefone` ou `email`: sem um deles não há como falar com o lead (decisão).",
                &["saving_is_refused_in_words_that_say_what_to_mend"],
            ),
            (
                "A resposta traz a pessoa com seus dados básicos de contato e o `codLead`.",
                &["a_lead_is_created_or_updated_by_its_code_or_its_document"],
            ),
            (
                "Na atualização, campo ausente mantém o valor atual, e `null` o apaga (decisões).",
                &[
                    "a_lead_is_created_or_updated_by_its_code_or_its_document",
                    "null_clears_a_field_of_an_input_only_record_and_an_empty_text_does_not",
                ],
            ),
            (
                "Lead novo não entra em loja desativada nem em funil inativo, nem fica com consultor ou usuário \
                 inativo; o que já os tem pode conservá-los e mudar de etapa no mesmo funil.",
                &[
                    "a_disabled_store_gets_no_new_record_through_a_holder_or_a_lead",
                    "an_inactive_funnel_gets_no_new_deal_through_its_lead",
                    "an_inactive_seller_or_user_gets_no_new_record_and_stays_where_they_are",
                    "a_lead_in_an_inactive_funnel_stays_in_it_and_moves_to_another_stage",
                ],
            ),
            (
                "Encerrar um lead cabe ao operador; um encerrado só é alcançado por `codLead`, e continua encerrado \
                 (decisões).",
                &["a_closed_lead_is_reached_by_its_code_alone_and_stays_closed"],
            ),
        ],
    ),
    (
        "criarNegocio",
        &[
            ("Abre um negócio para um lead.", &["a_deal_begins_where_its_leads_funnel_does_with_whoever_opens_it"]),
            (
                "Sem funil ou etapa, o negócio entra na primeira etapa do funil do lead ou, se este não está mais \
                 ativo, do primeiro funil ativo; sem responsável, fica com o usuário que o criou (decisão).",
                &[
                    "a_deal_begins_where_its_leads_funnel_does_with_whoever_opens_it",
                    "an_inactive_funnel_gets_no_new_deal_through_its_lead",
                ],
            ),
            (
                "Negócio novo não entra em loja desativada, nem pela loja do lead, nem em funil inativo, nem recebe \
                 plano fora de venda, consultor ou usuário inativo (decisão).",
                &[
                    "a_disabled_store_gets_no_new_record_through_a_holder_or_a_lead",
                    "an_inactive_funnel_gets_no_new_deal_through_its_lead",
                    "a_retired_plan_gets_no_new_record_and_stays_where_it_is",
                    "an_inactive_seller_or_user_gets_no_new_record_and_stays_where_they_are",
                ],
            ),
        ],
    ),
    (
        "alterarNegocio",
        &[
            (
                "Altera o negócio, que pode mudar de etapa, ser ganho ou perdido.",
                &["deals_follow_their_lead_and_their_funnel"],
            ),
            (
                "Campo ausente mantém o valor atual, e `null` o apaga; o veículo toma por inteiro o lugar do anterior \
                 (decisões).",
                &[
                    "null_clears_a_field_of_an_input_only_record_and_an_empty_text_does_not",
                    "the_vehicle_of_a_deal_takes_the_place_of_the_one_before",
                ],
            ),
            (
                "O que o negócio já tem pode ser enviado de volta, ainda que a loja, o funil, o plano, o consultor ou o \
                 responsável tenha sido desativado; para outro, só um ativo.",
                &[
                    "a_disabled_store_gets_no_new_record_through_a_holder_or_a_lead",
                    "an_inactive_funnel_gets_no_new_deal_through_its_lead",
                    "a_retired_plan_gets_no_new_record_and_stays_where_it_is",
                    "an_inactive_seller_or_user_gets_no_new_record_and_stays_where_they_are",
                    "a_deal_goes_to_nothing_that_is_deactivated",
                ],
            ),
            (
                "Com dependentes, o negócio não muda para um tipo que não seja saúde (decisões).",
                &["a_deal_does_not_change_its_type_with_dependents_attached"],
            ),
        ],
    ),
    (
        "obterEvento",
        &[
            (
                "Devolve o evento com pessoas, local, veículo e eventos relacionados.",
                &["an_event_is_shown_with_people_place_vehicle_and_related_events"],
            ),
            (
                "Os relacionados podem ter os seus; o serviço não repete um evento dentro de si mesmo e limita a \
                 profundidade (decisão).",
                &[
                    "related_events_stand_once_and_only_those_that_are_seen",
                    "related_events_have_related_ones_to_a_depth_of_five",
                ],
            ),
            (
                "O veículo é o do benefício em evento de cliente e o do terceiro em evento de terceiro, se foi \
                 informado (decisão).",
                &["an_event_of_a_third_party_shows_the_third_partys_vehicle"],
            ),
        ],
    ),
    (
        "receberBeneficio",
        &[
            (
                "Enviado a cada mudança de situação do benefício, inclusive a primeira, ao ser criado.",
                &["a_new_benefit_is_told_of_and_so_is_each_change_of_its_situation"],
            ),
            (
                "Só neste gatilho a cor inversa se escreve `corInversa`, com I maiúsculo.",
                &["the_trigger_of_benefits_alone_writes_the_inverse_colour_with_a_capital"],
            ),
        ],
    ),
];

#[test]
fn every_sentence_of_these_descriptions_has_a_test() {
    let documents = DOCUMENTS.map(|text| serde_json::from_str(text).unwrap());
    assert_eq!(gaps(&DESCRIPTIONS, &described(&documents), &tests()), [""; 0]);
}

#[test]
fn a_sentence_that_changed_and_a_test_that_is_gone_are_seen() {
    const TESTED: &[Sentence] = &[("Um.", &["one"]), ("Dois três.", &["two"]), ("Cinco.", &["one"]), ("Seis.", &[])];
    let document =
        json!({"paths": {"/a": {"get": {"operationId": "ler", "description": "Um.\nDois\ntrês. Quatro. Seis."}}}});
    let tests = BTreeSet::from(["one".to_owned()]);
    assert_eq!(
        gaps(&[("ler", TESTED), ("escrever", &[])], &described(&[document]), &tests),
        [
            "no test has the name two",
            "ler says what no test holds true: Quatro.",
            "ler says what no test holds true: Seis.",
            "ler does not say: Cinco.",
            "no operation has the name escrever",
        ]
    );
}

/// All that descriptions and tests have otherwise than the table.
fn gaps(table: &[Description], described: &BTreeMap<String, String>, tests: &BTreeSet<String>) -> Vec<String> {
    let mut gaps = Vec::new();
    for (operation, tested) in table {
        let names = tested.iter().flat_map(|(_, names)| *names).filter(|name| !tests.contains(**name));
        gaps.extend(names.map(|name| format!("no test has the name {name}")));
        let Some(description) = described.get(*operation) else {
            gaps.push(format!("no operation has the name {operation}"));
            continue;
        };
        let said: Vec<&str> = description.split_inclusive(". ").map(str::trim_end).collect();
        let has_test = |sentence: &&str| tested.iter().any(|(known, names)| known == sentence && !names.is_empty());
        let untested = said.iter().filter(|sentence| !has_test(sentence));
        gaps.extend(untested.map(|sentence| format!("{operation} says what no test holds true: {sentence}")));
        let unsaid = tested.iter().filter(|(known, _)| !said.contains(known));
        gaps.extend(unsaid.map(|(known, _)| format!("{operation} does not say: {known}")));
    }
    gaps
}

/// Descriptions by the names of operations, each in one line.
fn described(documents: &[Value]) -> BTreeMap<String, String> {
    let paths = documents.iter().flat_map(|document| document["paths"].as_object().unwrap().values());
    let operations = paths.flat_map(|path| path.as_object().unwrap().values());
    let named = operations.filter_map(|operation| {
        let description: Vec<&str> = operation["description"].as_str()?.split_whitespace().collect();
        Some((operation["operationId"].as_str()?.to_owned(), description.join(" ")))
    });
    named.collect()
}

/// Names of the tests of this program, without their modules.
fn tests() -> BTreeSet<String> {
    let listed = Command::new(std::env::current_exe().unwrap()).arg("--list").output().unwrap();
    let listed = String::from_utf8(listed.stdout).unwrap();
    let paths = listed.lines().filter_map(|line| line.strip_suffix(": test"));
    paths.filter_map(|path| path.rsplit("::").next()).map(str::to_owned).collect()
}
