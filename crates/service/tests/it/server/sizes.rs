//! Requests that are too much, too little or not what they say.

use tokio::io::{AsyncReadExt, AsyncWriteExt};

use super::trial::{Served, patient, tight};

const JSON: &str = "content-type: application/json\r\n";
const TOO_LARGE: &str = "413 O corpo passa do tamanho aceito. Envie até 1000 bytes.";

#[tokio::test]
async fn bodies_are_read_up_to_the_limit() {
    let served = Served::with(patient()).await;
    let sized = |body: &str| (format!("{JSON}content-length: {}\r\n", body.len()), body.to_owned());
    let number = |n_digits: usize| format!("\"{}\"", "1".repeat(n_digits - 2));
    for (body, expected) in [
        (number(999), "200 read"),
        (number(1000), "200 read"),
        (number(1001), TOO_LARGE),
        (String::new(), "400 Falta o corpo. Envie um JSON, como mostra a documentação em /docs."),
        (" ".to_owned(), "400 O corpo está vazio. Envie um JSON."),
        ("[1".to_owned(), "400 O corpo deve ser JSON completo; ele acaba no meio."),
        ("[1] x".to_owned(), "400 O corpo deve ser um só valor JSON, sem nada depois."),
        ("\u{feff}[]".to_owned(), "400 O corpo deve ser JSON sem marca de ordem de bytes (BOM)."),
        ("[".repeat(900), "400 O corpo tem listas e objetos em níveis demais."),
        ("1e400".to_owned(), "400 O corpo tem um número grande demais."),
        ("\"\\ud800\"".to_owned(), "400 O corpo tem um escape \\u pela metade."),
    ] {
        let (headers, body) = sized(&body);
        assert_eq!(served.post(&headers, body).await.brief(), expected);
    }
}

#[tokio::test]
async fn what_is_announced_too_large_is_not_waited_for() {
    let served = Served::with(patient()).await;
    for length in ["1001", "2147483648", "9223372036854775807"] {
        let answered = served.post(&format!("{JSON}content-length: {length}\r\n"), "").await;
        assert_eq!(answered.brief(), TOO_LARGE, "{length}");
    }
}

#[tokio::test]
async fn a_caller_who_sends_for_ever_is_told_and_left() {
    let served = Served::with(patient()).await;
    let (mut reading, mut writing) = served.connect().await.into_split();
    let sending = tokio::spawn(async move {
        let head = format!("POST /json HTTP/1.1\r\nhost: t\r\n{JSON}transfer-encoding: chunked\r\n\r\n");
        let _ = writing.write_all(head.as_bytes()).await;
        let chunk = format!("10000\r\n{}\r\n", "1".repeat(0x10000));
        while writing.write_all(chunk.as_bytes()).await.is_ok() {}
    });
    let mut answer = vec![0; 12];
    reading.read_exact(&mut answer).await.unwrap();
    assert_eq!(answer, b"HTTP/1.1 413");
    sending.await.unwrap();
}

#[tokio::test]
async fn a_caller_who_sends_all_before_reading_is_told_too() {
    let served = Served::with(patient()).await;
    let answered = served.post(&format!("{JSON}content-length: 52428800\r\n"), vec![b'1'; 52_428_800]).await;
    assert_eq!(answered.brief(), TOO_LARGE);
}

#[tokio::test]
async fn what_a_body_is_must_be_told() {
    let served = Served::with(patient()).await;
    let type_wanted = "415 O corpo deve vir como application/json, dito no cabeçalho Content-Type.";
    for (headers, expected) in [
        ("", type_wanted),
        ("content-type: text/plain\r\n", type_wanted),
        ("content-type: application/json; charset=utf-8\r\n", "200 read"),
        (
            "content-type: application/json\r\ncontent-encoding: gzip\r\n",
            "415 O corpo não pode vir comprimido. Envie-o sem Content-Encoding.",
        ),
    ] {
        let answered = served.post(&format!("{headers}content-length: 2\r\n"), "{}").await;
        assert_eq!(answered.brief(), expected, "{headers}");
    }
}

#[tokio::test]
async fn codes_in_paths_are_read_or_refused() {
    let served = Served::with(patient()).await;
    let nowhere = "404 Não há nada neste caminho. Veja a documentação em /docs.";
    let no_number = "400 O parâmetro de caminho `code` deve ser um número inteiro.";
    for (path, expected) in [
        ("/codes/1", "200 found"),
        ("/codes/abc", no_number),
        ("/codes/%D9%A1", no_number),
        (
            "/codes/2147483648",
            "400 O parâmetro de caminho `code` deve ser um número inteiro de -2147483648 a 2147483647.",
        ),
        (
            "/codes/1%00",
            "400 O caminho não está bem codificado. Codifique-o em UTF-8, com %XX onde for preciso e sem o caractere \
             nulo.",
        ),
        ("/codes/1/", nowhere),
        ("//codes/1", nowhere),
        ("/codes//1", nowhere),
        ("/codes/../codes/1", nowhere),
        ("/codes/1?cpf=52998224725", "400 Esta operação não conhece o parâmetro `cpf`. Retire-o ou corrija o nome."),
        ("/codes/1?52998224725", "400 Esta operação não conhece o parâmetro. Retire-o ou corrija o nome."),
    ] {
        assert_eq!(served.get(path).await.brief(), expected, "{path}");
    }
}

#[tokio::test]
async fn a_head_that_is_too_long_is_told_so() {
    let served = Served::with(tight()).await;
    let long = "x".repeat(17_000);
    assert_eq!(
        served.get(&format!("/codes/{long}")).await.brief(),
        "414 O endereço é longo demais. Envie até 16384 caracteres."
    );
    let header = format!("x-long: {}\r\n", "y".repeat(70_000));
    assert_eq!(
        served.post(&header, "").await.brief(),
        "431 Os cabeçalhos são grandes demais. Envie até 65536 caracteres ao todo."
    );
    // Beyond what is even held there are no words.
    let credential = format!("authorization: Basic {}\r\n", "QQ".repeat(500_000));
    assert_eq!(served.post(&credential, "").await.status, 431);
    assert_eq!(served.get("/codes/1").await.brief(), "200 found");
}
