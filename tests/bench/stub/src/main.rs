//! The operations of `bench.yaml` on the generated stub: one trait to fill in.

use std::io;

use ground::SITUATIONS;
use poem::Server;
use poem::listener::TcpAcceptor;
use stub::runtime::Context;
use stub::{
    Beneficiario, BeneficiarioComPadrao, BeneficiariosApi, Consulta, ConsultarBeneficiarioError,
    ConsultarBeneficiarioParameters, CriarBeneficiarioComPadraoError, CriarBeneficiarioError, ListarSituacoesError,
    SituacaoBeneficio,
};
use tokio::net::TcpListener;

struct Service;

impl BeneficiariosApi for Service {
    async fn listar_situacoes(&self, _: Context<'_>) -> Result<Vec<SituacaoBeneficio>, ListarSituacoesError> {
        let owned = |(codigo, descricao, sigla, ativo): (i32, &str, Option<&str>, bool)| SituacaoBeneficio {
            codigo,
            descricao: descricao.to_owned(),
            sigla: sigla.map(str::to_owned),
            ativo,
        };
        Ok(SITUATIONS.into_iter().map(owned).collect())
    }

    async fn criar_beneficiario(
        &self,
        _: Context<'_>,
        body: Beneficiario,
    ) -> Result<Beneficiario, CriarBeneficiarioError> {
        Ok(body)
    }

    async fn criar_beneficiario_com_padrao(
        &self,
        _: Context<'_>,
        body: BeneficiarioComPadrao,
    ) -> Result<BeneficiarioComPadrao, CriarBeneficiarioComPadraoError> {
        Ok(body)
    }

    async fn consultar_beneficiario(
        &self,
        _: Context<'_>,
        asked: ConsultarBeneficiarioParameters,
    ) -> Result<Consulta, ConsultarBeneficiarioError> {
        let ConsultarBeneficiarioParameters { id, nome, cpf, situacao, uf, pagina, tamanho, ordenar, ativo } = asked;
        Ok(Consulta { id, nome, cpf, situacao, uf, pagina, tamanho, ordenar, ativo })
    }
}

fn main() -> io::Result<()> {
    ground::serve(run)
}

async fn run(listener: TcpListener) -> io::Result<()> {
    Server::new_with_acceptor(TcpAcceptor::from_tokio(listener)?).run(stub::stub(Service)).await
}
