//! The operations of `bench.yaml` on the generated stub: one trait to fill in.

use std::io;

use ground::SITUATIONS;
use poem::Server;
use poem::listener::TcpAcceptor;
use stub::{
    Beneficiario, BeneficiarioComPadrao, BeneficiariosApi, Consulta, ConsultarBeneficiarioResponse,
    CriarBeneficiarioComPadraoResponse, CriarBeneficiarioResponse, Errors400, Errors400_413_415,
    ListarSituacoesResponse, SituacaoBeneficio,
};
use tokio::net::TcpListener;

struct Service;

impl BeneficiariosApi for Service {
    async fn listar_situacoes(&self) -> ListarSituacoesResponse {
        let owned = |(codigo, descricao, sigla, ativo): (i32, &str, Option<&str>, bool)| SituacaoBeneficio {
            codigo,
            descricao: descricao.to_owned(),
            sigla: sigla.map(str::to_owned),
            ativo,
        };
        ListarSituacoesResponse::Ok(SITUATIONS.into_iter().map(owned).collect())
    }

    async fn criar_beneficiario(&self, body: Beneficiario) -> Result<CriarBeneficiarioResponse, Errors400_413_415> {
        Ok(CriarBeneficiarioResponse::Ok(body))
    }

    async fn criar_beneficiario_com_padrao(
        &self,
        body: BeneficiarioComPadrao,
    ) -> Result<CriarBeneficiarioComPadraoResponse, Errors400_413_415> {
        Ok(CriarBeneficiarioComPadraoResponse::Ok(body))
    }

    async fn consultar_beneficiario(
        &self,
        id: i32,
        nome: Option<String>,
        cpf: Option<String>,
        situacao: Option<String>,
        uf: Option<String>,
        pagina: Option<i32>,
        tamanho: Option<i32>,
        ordenar: Option<String>,
        ativo: Option<bool>,
    ) -> Result<ConsultarBeneficiarioResponse, Errors400> {
        let search = Consulta { id, nome, cpf, situacao, uf, pagina, tamanho, ordenar, ativo };
        Ok(ConsultarBeneficiarioResponse::Ok(search))
    }
}

fn main() -> io::Result<()> {
    ground::serve(run)
}

async fn run(listener: TcpListener) -> io::Result<()> {
    Server::new_with_acceptor(TcpAcceptor::from_tokio(listener)?).run(stub::stub(Service)).await
}
