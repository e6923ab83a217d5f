//! Equipment of benefits, as the contract has it.

use domain::benefits::{Benefit, Installation};
use domain::catalogue::{BenefitType, Supplier};
use domain::values::{Day, SupplierCode};
use domain::{Flaw, Violation};
use operator::{Equipamento, EquipamentoInput};
use store::Tx;

use super::errors::{Failure, Parameter};
use super::values::{code, read_code, read_optional};

/// The new equipment that a body asks for.
pub(super) fn read(
    tx: &mut Tx<'_>,
    body: &EquipamentoInput,
    benefit: &Benefit,
    today: Day,
) -> Result<Installation, Failure> {
    if benefit.data.kind != BenefitType::Vehicle {
        let text = "O benefício não é veicular; só um veículo tem equipamentos.";
        return Err(Parameter(Violation::new("codBeneficio", text)).into());
    }
    let EquipamentoInput {
        cod_rastreador,
        numero_serie,
        imei,
        fabricante,
        modelo,
        operadora,
        numero_linha,
        local_instalacao,
        cod_fornecedor,
        nome_instalador,
        data_instalacao,
    } = body.clone();
    let read_day = |sent: operator::runtime::Date| {
        let flaw = || Flaw::new("está fora dos limites", "Envie um dia dos anos 1 a 9999").at("dataInstalacao");
        Day::from_date(sent.into_inner()).ok_or_else(flaw)
    };
    let installed = data_instalacao.map(read_day).transpose()?;
    let code = tx.next_installation()?;
    Ok(Installation {
        code,
        benefit: benefit.code,
        tracker: cod_rastreador.map(operator::Codigo::into_inner),
        serial: read_optional("numeroSerie", numero_serie.as_ref())?,
        imei: read_optional("imei", imei.as_ref())?,
        manufacturer: read_optional("fabricante", fabricante.as_ref())?,
        model: read_optional("modelo", modelo.as_ref())?,
        carrier: read_optional("operadora", operadora.as_ref())?,
        line: read_optional("numeroLinha", numero_linha.as_ref())?,
        place: read_optional("localInstalacao", local_instalacao.as_ref())?,
        supplier: cod_fornecedor.map(|sent| read_supplier(tx, sent)).transpose()?,
        installer: read_optional("nomeInstalador", nome_instalador.as_ref())?,
        installed: Some(installed.unwrap_or(today)),
        removed: None,
    })
}

fn read_supplier(tx: &mut Tx<'_>, sent: operator::Codigo) -> Result<SupplierCode, Failure> {
    let supplier = read_code("codFornecedor", sent, SupplierCode::new)?;
    match tx.registered::<Supplier>(supplier)? {
        Some(known) if known.is_active => Ok(supplier),
        _ => {
            let remedy = "Use um fornecedor ativo de GET /operador/fornecedores";
            Err(Violation::unknown_code("codFornecedor", supplier, remedy).into())
        }
    }
}

pub(super) fn shown(installation: &Installation) -> Equipamento {
    let Installation {
        code: number,
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
    Equipamento {
        cod_instalacao: code(number.get()),
        cod_rastreador: tracker.and_then(code),
        numero_serie: serial.as_ref().map(ToString::to_string),
        imei: imei.as_ref().map(ToString::to_string),
        fabricante: manufacturer.as_ref().map(ToString::to_string),
        modelo: model.as_ref().map(ToString::to_string),
        operadora: carrier.as_ref().map(ToString::to_string),
        numero_linha: line.as_ref().map(ToString::to_string),
        local_instalacao: place.as_ref().map(ToString::to_string),
        cod_fornecedor: supplier.and_then(|supplier| code(supplier.get())),
        nome_instalador: installer.as_ref().map(ToString::to_string),
        data_instalacao: installed.map(|day| day.date().into()),
        data_remocao: Some(removed.map(|day| day.date().into())),
    }
}
