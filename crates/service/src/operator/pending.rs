//! Operations that nobody has written yet: they answer 503.

use operator::{
    AbrirConsultaResponse, AbrirEventoResponse, AbrirHelpDeskResponse, AbrirVistoriaResponse, BeneficiosApi, Codigo,
    ConsultaInput, ConsultarConsultaResponse, ConsultarEventoResponse, ConsultarHelpDeskResponse,
    ConsultarSituacaoResponse, ConsultarTipoResponse, ConsultarVistoriaResponse, ConsultasApi, CriarSituacaoResponse,
    CriarTipoResponse, Cursor, DataHora, EntidadeAtendimento, Errors400_401_404_408_409_413_415_500_503,
    Errors400_401_404_409_500_503, Errors400_401_404_500_503, Errors400_401_408_409_413_415_500_503,
    Errors400_401_500_503, EventoInput, EventosApi, HelpDeskApi, HelpDeskInput, ListarConsultasResponse,
    ListarEventosResponse, ListarHelpDesksResponse, ListarSituacoesResponse, ListarTiposResponse,
    ListarVistoriasResponse, MoverBeneficioResponse, MoverConsultaResponse, MoverEventoResponse, MoverHelpDeskResponse,
    MoverVistoriaResponse, MovimentoInput, MovimentoVistoriaInput, RemoverSituacaoResponse, RemoverTipoResponse,
    SituacaoInput, SituacoesApi, SubstituirSituacaoResponse, SubstituirTipoResponse, TipoInput, TiposApi,
    VistoriaInput, VistoriasApi,
};

use super::Operation;
use crate::store::StoreError;

fn pending<T, E: From<StoreError>>() -> Result<T, E> {
    Err(StoreError::unavailable("this operation is not there yet").into())
}

impl SituacoesApi for Operation {
    async fn listar_situacoes(
        &self,
        _: (),
        _: Option<EntidadeAtendimento>,
    ) -> Result<ListarSituacoesResponse, Errors400_401_500_503> {
        pending()
    }

    async fn criar_situacao(
        &self,
        _: (),
        _: SituacaoInput,
    ) -> Result<CriarSituacaoResponse, Errors400_401_408_409_413_415_500_503> {
        pending()
    }

    async fn consultar_situacao(
        &self,
        _: (),
        _: Codigo,
    ) -> Result<ConsultarSituacaoResponse, Errors400_401_404_500_503> {
        pending()
    }

    async fn substituir_situacao(
        &self,
        _: (),
        _: Codigo,
        _: SituacaoInput,
    ) -> Result<SubstituirSituacaoResponse, Errors400_401_404_408_409_413_415_500_503> {
        pending()
    }

    async fn remover_situacao(
        &self,
        _: (),
        _: Codigo,
    ) -> Result<RemoverSituacaoResponse, Errors400_401_404_409_500_503> {
        pending()
    }
}

impl TiposApi for Operation {
    async fn listar_tipos(
        &self,
        _: (),
        _: Option<EntidadeAtendimento>,
        _: Option<bool>,
    ) -> Result<ListarTiposResponse, Errors400_401_500_503> {
        pending()
    }

    async fn criar_tipo(
        &self,
        _: (),
        _: TipoInput,
    ) -> Result<CriarTipoResponse, Errors400_401_408_409_413_415_500_503> {
        pending()
    }

    async fn consultar_tipo(&self, _: (), _: Codigo) -> Result<ConsultarTipoResponse, Errors400_401_404_500_503> {
        pending()
    }

    async fn substituir_tipo(
        &self,
        _: (),
        _: Codigo,
        _: TipoInput,
    ) -> Result<SubstituirTipoResponse, Errors400_401_404_408_409_413_415_500_503> {
        pending()
    }

    async fn remover_tipo(&self, _: (), _: Codigo) -> Result<RemoverTipoResponse, Errors400_401_404_409_500_503> {
        pending()
    }
}

impl ConsultasApi for Operation {
    async fn listar_consultas(
        &self,
        _: (),
        _: Option<Vec<Codigo>>,
        _: Option<Codigo>,
        _: Option<Codigo>,
        _: Option<DataHora>,
        _: Option<DataHora>,
        _: Option<Cursor>,
        _: i32,
    ) -> Result<ListarConsultasResponse, Errors400_401_500_503> {
        pending()
    }

    async fn abrir_consulta(
        &self,
        _: (),
        _: Option<String>,
        _: ConsultaInput,
    ) -> Result<AbrirConsultaResponse, Errors400_401_408_409_413_415_500_503> {
        pending()
    }

    async fn consultar_consulta(
        &self,
        _: (),
        _: Codigo,
    ) -> Result<ConsultarConsultaResponse, Errors400_401_404_500_503> {
        pending()
    }

    async fn mover_consulta(
        &self,
        _: (),
        _: Codigo,
        _: MovimentoInput,
    ) -> Result<MoverConsultaResponse, Errors400_401_404_408_409_413_415_500_503> {
        pending()
    }
}

impl HelpDeskApi for Operation {
    async fn listar_help_desks(
        &self,
        _: (),
        _: Option<Vec<Codigo>>,
        _: Option<Codigo>,
        _: Option<Codigo>,
        _: Option<DataHora>,
        _: Option<DataHora>,
        _: Option<Cursor>,
        _: i32,
    ) -> Result<ListarHelpDesksResponse, Errors400_401_500_503> {
        pending()
    }

    async fn abrir_help_desk(
        &self,
        _: (),
        _: Option<String>,
        _: HelpDeskInput,
    ) -> Result<AbrirHelpDeskResponse, Errors400_401_408_409_413_415_500_503> {
        pending()
    }

    async fn consultar_help_desk(
        &self,
        _: (),
        _: Codigo,
    ) -> Result<ConsultarHelpDeskResponse, Errors400_401_404_500_503> {
        pending()
    }

    async fn mover_help_desk(
        &self,
        _: (),
        _: Codigo,
        _: MovimentoInput,
    ) -> Result<MoverHelpDeskResponse, Errors400_401_404_408_409_413_415_500_503> {
        pending()
    }
}

impl VistoriasApi for Operation {
    async fn listar_vistorias(
        &self,
        _: (),
        _: Option<Vec<Codigo>>,
        _: Option<Codigo>,
        _: Option<Codigo>,
        _: Option<DataHora>,
        _: Option<DataHora>,
        _: Option<Cursor>,
        _: i32,
    ) -> Result<ListarVistoriasResponse, Errors400_401_500_503> {
        pending()
    }

    async fn abrir_vistoria(
        &self,
        _: (),
        _: Option<String>,
        _: VistoriaInput,
    ) -> Result<AbrirVistoriaResponse, Errors400_401_408_409_413_415_500_503> {
        pending()
    }

    async fn consultar_vistoria(
        &self,
        _: (),
        _: Codigo,
    ) -> Result<ConsultarVistoriaResponse, Errors400_401_404_500_503> {
        pending()
    }

    async fn mover_vistoria(
        &self,
        _: (),
        _: Codigo,
        _: MovimentoVistoriaInput,
    ) -> Result<MoverVistoriaResponse, Errors400_401_404_408_409_413_415_500_503> {
        pending()
    }
}

impl BeneficiosApi for Operation {
    async fn mover_beneficio(
        &self,
        _: (),
        _: Codigo,
        _: MovimentoInput,
    ) -> Result<MoverBeneficioResponse, Errors400_401_404_408_409_413_415_500_503> {
        pending()
    }
}

impl EventosApi for Operation {
    async fn listar_eventos(
        &self,
        _: (),
        _: Option<Vec<Codigo>>,
        _: Option<Codigo>,
        _: Option<Codigo>,
        _: Option<DataHora>,
        _: Option<DataHora>,
        _: Option<Cursor>,
        _: i32,
    ) -> Result<ListarEventosResponse, Errors400_401_500_503> {
        pending()
    }

    async fn abrir_evento(
        &self,
        _: (),
        _: Option<String>,
        _: EventoInput,
    ) -> Result<AbrirEventoResponse, Errors400_401_408_409_413_415_500_503> {
        pending()
    }

    async fn consultar_evento(&self, _: (), _: Codigo) -> Result<ConsultarEventoResponse, Errors400_401_404_500_503> {
        pending()
    }

    async fn mover_evento(
        &self,
        _: (),
        _: Codigo,
        _: MovimentoInput,
    ) -> Result<MoverEventoResponse, Errors400_401_404_408_409_413_415_500_503> {
        pending()
    }
}
