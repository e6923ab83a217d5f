//! Campos adicionais: what a base adds to the benefits of a type, and what each field takes.

use domain::Violation;
use domain::catalogue::{BenefitType, FieldDefinition, FieldFormat};
use domain::values::{FieldCode, Text};
use operator::runtime::Context;
use operator::{
    CampoAdicional, CampoAdicionalInput, CamposAdicionaisApi, Codigo, ConsultarCampoAdicionalError,
    CreatedWithLocationAndETag, CriarCampoAdicionalError, FormatoCampo, FormatoData, FormatoDataTipo, FormatoLista,
    FormatoListaTipo, FormatoLogico, FormatoLogicoTipo, FormatoNumero, FormatoNumeroTipo, FormatoTexto,
    FormatoTextoTipo, ListarCamposAdicionaisError, ListarCamposAdicionaisParameters, NomeCurto,
    RemoverCampoAdicionalError, SubstituirCampoAdicionalError, SubstituirCampoAdicionalParameters, Success,
};

use super::errors::{Failure, Refused};
use super::register::{Asked, Record, check_unused};
use super::service::OperatorService;
use super::values::{code, is_same_name, location, read_code, read_text, read_word, text, word};
use super::versions::{Versioned, check_match, etag};

impl CamposAdicionaisApi for OperatorService {
    async fn listar_campos_adicionais(
        &self,
        _: Context<'_, ()>,
        asked: ListarCamposAdicionaisParameters,
    ) -> Result<Vec<CampoAdicional>, ListarCamposAdicionaisError> {
        let kind = asked.tipo_beneficio.map(|kind| read_word("tipoBeneficio", kind, BenefitType::parse)).transpose()?;
        let is_wanted = move |it: &FieldDefinition| {
            asked.ativo.is_none_or(|is_active| it.is_active == is_active) && kind.is_none_or(|kind| it.kind == kind)
        };
        let definitions = self.list(is_wanted, |it| (it.kind, it.position, it.code)).await?;
        Ok(definitions)
    }

    async fn criar_campo_adicional(
        &self,
        _: Context<'_, ()>,
        body: CampoAdicionalInput,
    ) -> Result<CreatedWithLocationAndETag<CampoAdicional>, CriarCampoAdicionalError> {
        let Versioned::<FieldDefinition> { record, version } = self.create(body).await?;
        let location = location("camposAdicionais", record.code.get());
        Ok(CreatedWithLocationAndETag(record.shown()).location(location).e_tag(etag(version)))
    }

    async fn consultar_campo_adicional(
        &self,
        _: Context<'_, ()>,
        cod_campo: Codigo,
    ) -> Result<Success<CampoAdicional>, ConsultarCampoAdicionalError> {
        let found: Versioned<FieldDefinition> = self.consult(field_code(cod_campo)?).await?;
        Ok(Success(found.record.shown()).e_tag(etag(found.version)))
    }

    async fn substituir_campo_adicional(
        &self,
        _: Context<'_, ()>,
        asked: SubstituirCampoAdicionalParameters,
        body: CampoAdicionalInput,
    ) -> Result<Success<CampoAdicional>, SubstituirCampoAdicionalError> {
        let replaced = self.replace::<Versioned<FieldDefinition>>(field_code(asked.cod_campo)?, body, move |present| {
            Ok(check_match(asked.if_match.as_ref(), present.version)?)
        });
        let Versioned { record, version } = replaced.await?;
        Ok(Success(record.shown()).e_tag(etag(version)))
    }

    async fn remover_campo_adicional(
        &self,
        _: Context<'_, ()>,
        cod_campo: Codigo,
    ) -> Result<(), RemoverCampoAdicionalError> {
        self.remove::<FieldDefinition>(field_code(cod_campo)?).await?;
        Ok(())
    }
}

impl Record for FieldDefinition {
    type Input = CampoAdicionalInput;
    type Shown = CampoAdicional;

    fn read(Asked { tx, body, code, present }: Asked<'_, '_, Self>) -> Result<Self, Failure> {
        let CampoAdicionalInput { tipo_beneficio, nome, obrigatorio, ordem, ativo, formato } = body;
        let definition = FieldDefinition {
            code,
            name: read_text("nome", nome)?,
            kind: read_word("tipoBeneficio", tipo_beneficio, BenefitType::parse)?,
            is_required: *obrigatorio,
            position: *ordem,
            is_active: *ativo,
            format: read_format(formato).map_err(|violation| violation.within("formato"))?,
        };
        // What benefits hold would belong to a field that they do not have, or be of another kind than it takes.
        if let Some(Self { kind, format, .. }) = present
            && (definition.kind != *kind || definition.format.word() != format.word())
        {
            check_unused(tx.uses_of::<FieldDefinition>(code)?)?;
        }
        Ok(definition)
    }

    fn shown(&self) -> CampoAdicional {
        let FieldDefinition { code: number, name, kind, is_required, position, is_active, format } = self;
        CampoAdicional {
            cod_campo: code(number.get()),
            tipo_beneficio: word(kind.as_str()),
            nome: text(name),
            obrigatorio: *is_required,
            ordem: *position,
            ativo: *is_active,
            formato: shown_format(format),
        }
    }

    fn likeness(&self, other: &Self) -> Option<&'static str> {
        let is_alike = other.kind == self.kind && is_same_name(other.name.as_str(), self.name.as_str());
        is_alike.then_some("nome")
    }
}

fn field_code(sent: Codigo) -> Result<FieldCode, Refused> {
    read_code("codCampo", sent, FieldCode::new)
}

fn read_format(sent: &FormatoCampo) -> Result<FieldFormat, Refused> {
    Ok(match sent {
        FormatoCampo::FormatoTexto(FormatoTexto { tipo: _, tamanho_maximo }) => {
            FieldFormat::Text { max_length: u16::try_from(*tamanho_maximo).unwrap_or(FieldFormat::MAX_LENGTH) }
        }
        FormatoCampo::FormatoNumero(FormatoNumero { tipo: _, minimo, maximo, casas_decimais }) => {
            if let (Some(minimum), Some(maximum)) = (minimo, maximo)
                && minimum > maximum
            {
                return Err(Violation::new("minimo", "O mínimo passa do máximo; troque minimo e maximo.").into());
            }
            let decimals = u8::try_from(*casas_decimais).unwrap_or(FieldFormat::MAX_DECIMALS);
            FieldFormat::Number { minimum: *minimo, maximum: *maximo, decimals }
        }
        FormatoCampo::FormatoData(FormatoData { tipo: _ }) => FieldFormat::Day,
        FormatoCampo::FormatoLogico(FormatoLogico { tipo: _ }) => FieldFormat::Flag,
        FormatoCampo::FormatoLista(FormatoLista { tipo: _, opcoes }) => {
            FieldFormat::Choice { options: read_options(opcoes)? }
        }
    })
}

/// Options as whoever fills in a field tells them apart, which capitals do not.
fn read_options(sent: &[NomeCurto]) -> Result<Vec<Text<100>>, Refused> {
    let mut options: Vec<Text<100>> = Vec::with_capacity(sent.len());
    for (idx, option) in sent.iter().enumerate() {
        let field = format!("opcoes[{idx}]");
        let option: Text<100> = read_text(&field, option)?;
        let is_same = |other: &Text<100>| other.as_str().to_lowercase() == option.as_str().to_lowercase();
        if options.iter().any(is_same) {
            return Err(Violation::new(&field, "A opção foi enviada duas vezes; envie-a uma vez só.").into());
        }
        options.push(option);
    }
    Ok(options)
}

fn shown_format(format: &FieldFormat) -> FormatoCampo {
    match format {
        FieldFormat::Text { max_length } => FormatoCampo::FormatoTexto(FormatoTexto {
            tipo: FormatoTextoTipo::Texto,
            tamanho_maximo: i32::from(*max_length),
        }),
        FieldFormat::Number { minimum, maximum, decimals } => FormatoCampo::FormatoNumero(FormatoNumero {
            tipo: FormatoNumeroTipo::Numero,
            minimo: *minimum,
            maximo: *maximum,
            casas_decimais: i32::from(*decimals),
        }),
        FieldFormat::Day => FormatoCampo::FormatoData(FormatoData { tipo: FormatoDataTipo::Data }),
        FieldFormat::Flag => FormatoCampo::FormatoLogico(FormatoLogico { tipo: FormatoLogicoTipo::Logico }),
        FieldFormat::Choice { options } => FormatoCampo::FormatoLista(FormatoLista {
            tipo: FormatoListaTipo::Lista,
            opcoes: options.iter().map(text).collect(),
        }),
    }
}
