//! Benefits, what belongs to them, and what they are chosen from.

use api::{
    BeneficioOutputTo, ItemBeneficioOutputTo, ListaBeneficioOutputTo, ListaDiaVencimentoTo, PesquisaBeneficioOutputTo,
    PlanoContratadoTo, RastreadorInstalacaoTo, SituacaoBeneficioTo, TipoVeiculoBean, ValidacaoBeneficioOutputTo,
};
use domain::benefits::{Benefit, BenefitData, BenefitDetails, BenefitItem, Installation, Validated};
use domain::catalogue::{Catalogue, Plans, Situation, VehicleType};
use domain::values::{PageOf, Text};
use store::FoundBenefit;

use super::value::{day, end, money, text, unchecked, wire, word};
use super::vehicle::vehicle as whole_vehicle;

/// A benefit that was saved.
pub(in crate::routes) fn saved_benefit(benefit: &Benefit, situation: Option<&Situation>) -> BeneficioOutputTo {
    BeneficioOutputTo {
        cod_beneficio: Some(wire(benefit.code.get())),
        numero_cartao_desconto: benefit.data.card.as_ref().map(text),
        sequencial: Some(wire(benefit.sequential.get())),
        cod_pessoa: Some(wire(benefit.data.person.get())),
        situacao: situation.map(|situation| situation.name.to_string()),
        tipo_situacao: situation.map(|situation| word(situation.kind.as_str())),
    }
}

/// A page of the list of benefits.
pub(in crate::routes) fn page_of_benefits(
    found: &PageOf<FoundBenefit>,
    catalogue: &Catalogue,
) -> ListaBeneficioOutputTo {
    ListaBeneficioOutputTo {
        itens: found.items.iter().map(|benefit| found_benefit(benefit, catalogue)).collect(),
        pagina_atual: found.page.number(),
        proxima_pagina: found.has_next(),
        quantidade: found.quantity(),
    }
}

/// A benefit that was searched for or is listed.
pub(in crate::routes) fn found_benefit(found: &FoundBenefit, catalogue: &Catalogue) -> PesquisaBeneficioOutputTo {
    let FoundBenefit { benefit, holder, document, store: store_name, consultant, representative, items } = found;
    let Benefit { code, sequential, registered, updated, data } = benefit;
    let BenefitData { person, store, plan: _, kind, situation, card, joined, activated, cancelled, details, vehicle } =
        data;
    let BenefitDetails { due_day, consultant: consultant_code, representative: representative_code, integration_code } =
        details;
    let situation = catalogue.situations.find(*situation);
    let car = vehicle.as_ref();
    PesquisaBeneficioOutputTo {
        cod_beneficio: Some(wire(code.get())),
        sequencial: Some(wire(sequential.get())),
        tipo_beneficio: Some(word(kind.as_str())),
        situacao: situation.map(|situation| situation.name.to_string()),
        tipo_situacao: situation.map(|situation| word(situation.kind.as_str())),
        numero_cartao_desconto: card.as_ref().map(text),
        cod_pessoa: Some(wire(person.get())),
        nome_pessoa: Some(holder.to_string()),
        cpf_cnpj: Some(text(document)),
        cod_loja: Some(wire(store.get())),
        nome_loja: Some(store_name.to_string()),
        cod_consultor: consultant_code.map(|seller| wire(seller.get())),
        nome_consultor: consultant.as_ref().map(ToString::to_string),
        cod_representante: representative_code.map(|seller| wire(seller.get())),
        nome_representante: representative.as_ref().map(ToString::to_string),
        codigo_integracao: integration_code.as_ref().map(ToString::to_string),
        placa: car.and_then(|car| car.plate.as_ref()).map(text),
        chassi: car.and_then(|car| car.chassis.as_ref()).map(text),
        marca: car.and_then(|car| car.brand.as_ref()).map(ToString::to_string),
        modelo: car.and_then(|car| car.model.as_ref()).map(ToString::to_string),
        veiculo: car.map(|car| whole_vehicle(car, &catalogue.vehicle_types)),
        planos: Some(contracted(items, &catalogue.plans)),
        dia_vencimento: unchecked(*due_day),
        data_cadastro: day(Some(registered.day())),
        data_adesao: day(Some(*joined)),
        data_ativacao: day(*activated),
        data_cancelamento: Some(end(*cancelled)),
        data_atualizacao: day(Some(updated.day())),
    }
}

/// The plans that a benefit holds at present.
pub(super) fn contracted(items: &[BenefitItem], plans: &Plans) -> Vec<PlanoContratadoTo> {
    let show = |item: &BenefitItem| PlanoContratadoTo {
        cod_plano: Some(wire(item.data.plan.get())),
        nome: plans.find(item.data.plan).map(|plan| plan.name.to_string()),
        valor: Some(money(item.data.value)),
    };
    items.iter().filter(|item| item.is_active()).map(show).collect()
}

/// An item of a benefit.
pub(in crate::routes) fn item(item: &BenefitItem, plans: &Plans) -> ItemBeneficioOutputTo {
    ItemBeneficioOutputTo {
        cod_item: Some(wire(item.code.get())),
        cod_plano: Some(wire(item.data.plan.get())),
        nome_plano: plans.find(item.data.plan).map(|plan| plan.name.to_string()),
        valor: Some(money(item.data.value)),
        data_inclusao: day(Some(item.data.included)),
        data_exclusao: Some(end(item.excluded)),
        ativo: Some(item.is_active()),
    }
}

/// Equipment in the vehicle of a benefit, with the name of who supplied it.
pub(in crate::routes) fn equipment(
    installation: &Installation,
    supplier_name: Option<&Text<200>>,
) -> RastreadorInstalacaoTo {
    let Installation {
        code,
        benefit: _,
        tracker,
        serial,
        imei,
        manufacturer,
        model,
        carrier,
        line,
        place,
        supplier,
        installer,
        installed,
        removed,
    } = installation;
    RastreadorInstalacaoTo {
        cod_instalacao: Some(wire(code.get())),
        cod_rastreador: unchecked(*tracker),
        numero_serie: serial.as_ref().map(ToString::to_string),
        imei: imei.as_ref().map(ToString::to_string),
        fabricante: manufacturer.as_ref().map(ToString::to_string),
        modelo: model.as_ref().map(ToString::to_string),
        operadora: carrier.as_ref().map(ToString::to_string),
        numero_linha: line.as_ref().map(ToString::to_string),
        local_instalacao: place.as_ref().map(ToString::to_string),
        cod_fornecedor: supplier.map(|supplier| wire(supplier.get())),
        nome_fornecedor: supplier_name.map(ToString::to_string),
        nome_instalador: installer.as_ref().map(ToString::to_string),
        data_instalacao: day(*installed),
        data_remocao: Some(end(*removed)),
        ativo: Some(installation.is_active()),
    }
}

/// A situation that a benefit may be in.
pub(in crate::routes) fn situation(situation: &Situation) -> SituacaoBeneficioTo {
    let Situation { code, name, kind, is_default: _, highlight, inverse } = situation;
    SituacaoBeneficioTo {
        cod_situacao: Some(wire(code.get())),
        nome: Some(name.to_string()),
        tipo_situacao: Some(word(kind.as_str())),
        cor_destaque: Some(text(highlight)),
        cor_inversa: Some(text(inverse)),
    }
}

/// A type of vehicle.
pub(in crate::routes) fn vehicle_type(kind: &VehicleType) -> TipoVeiculoBean {
    let VehicleType { code, name, category } = kind;
    TipoVeiculoBean {
        cod_tipo_veiculo: Some(wire(code.get())),
        nome: Some(name.to_string()),
        categoria: Some(word(category.as_str())),
    }
}

/// A day of the month on which a benefit may fall due.
pub(in crate::routes) fn due_day(day: i32) -> ListaDiaVencimentoTo {
    ListaDiaVencimentoTo { dia_vencimento: Some(wire(day)), descricao: Some(format!("Todo dia {day}")) }
}

/// Public data of a benefit.
pub(in crate::routes) fn validated(validated: Validated) -> ValidacaoBeneficioOutputTo {
    let Validated { status, name, document } = validated;
    ValidacaoBeneficioOutputTo { status: Some(word(status.as_str())), nome: Some(name), cpf: Some(document) }
}
