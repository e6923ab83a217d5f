//! How the pages look: one card, in the colours that the browser prefers, without scripts.

use maud::{DOCTYPE, Markup, PreEscaped, html};

const STYLE: &str = "
:root { color-scheme: light dark; --ground: #eef1f5; --card: #fff; --text: #1b2430; --faint: #566273; --line: #c3cbd6;
  --accent: #1d4ed8; --on-accent: #fff; --wrong: #b42318; --wrong-ground: #fef1ef; --good: #0f6b3d; }
@media (prefers-color-scheme: dark) { :root { --ground: #11161d; --card: #1b222c; --text: #e7ecf3; --faint: #a3afbf;
  --line: #435062; --accent: #8fb4ff; --on-accent: #0c1a33; --wrong: #ffb4a8; --wrong-ground: #3a2220; --good: #7ddba6; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem 1rem; background: var(--ground);
  color: var(--text); font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; }
main { width: 100%; max-width: 27rem; padding: 2rem; background: var(--card); border: 1px solid var(--line);
  border-radius: .75rem; }
.service { margin: 0 0 1.25rem; color: var(--faint); font-size: .875rem; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25; }
p { margin: 0 0 1rem; }
p:last-child { margin-bottom: 0; }
label { display: block; margin: 1.25rem 0 .375rem; font-weight: 600; }
input { width: 100%; padding: .625rem .75rem; font: inherit; color: inherit; background: transparent;
  border: 1px solid var(--line); border-radius: .5rem; }
input:focus-visible, button:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.hint { margin: .375rem 0 0; color: var(--faint); font-size: .875rem; }
form + .hint { margin-top: 1rem; }
button { width: 100%; margin-top: 1.5rem; padding: .75rem; font: inherit; font-weight: 600; color: var(--on-accent);
  background: var(--accent); border: 0; border-radius: .5rem; cursor: pointer; }
.wrong { margin-top: 1rem; padding: .75rem; color: var(--wrong); background: var(--wrong-ground); border-radius: .5rem; }
.good { color: var(--good); }
a { color: var(--accent); }
@media (max-width: 30rem) { body { place-items: start center; padding: 0; background: var(--card); }
  main { padding: 1.5rem 1.25rem; border: 0; border-radius: 0; } }
";

/// A page with a heading.
fn page(title: &str, is_good: bool, content: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="pt-BR" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="robots" content="noindex";
                link rel="icon" href="data:,";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                main {
                    p.service { "Administração de benefícios · Serviço de integração" }
                    h1.good[is_good] { (title) }
                    (content)
                }
            }
        }
    }
}

/// Asks for the address for mail; `wrong` is what was wrong with the last one.
pub(crate) fn asking(email: &str, wrong: Option<&str>) -> Markup {
    let form = html! {
        p { "Diga o e-mail com que seu usuário foi criado. Enviaremos um link para escolher outra senha." }
        (wrong_before(wrong))
        form method="post" {
            label for="email" { "E-mail" }
            input #email name="email" type="email" value=(email) autocomplete="email" maxlength="254" required
                autofocus;
            button { "Enviar o link" }
        }
    };
    page("Nova senha", false, &form)
}

/// Says that a link is on its way, if there is anybody to send it to.
pub(crate) fn asked() -> Markup {
    let told = html! {
        p { "Se o endereço for de um usuário, em instantes chegará uma mensagem com o link. Ele vale por uma hora, uma \
             única vez." }
        p.hint { "Não chegou? Veja na caixa de spam, ou confira com quem administra o serviço o e-mail do seu usuário." }
        p { a href="?" { "Informar outro e-mail" } }
    };
    page("Confira seu e-mail", true, &told)
}

/// Asks for the new password; `wrong` is what was wrong with the last one.
pub(crate) fn choosing(wrong: Option<&str>) -> Markup {
    let form = html! {
        (wrong_before(wrong))
        form method="post" {
            label for="senha" { "Nova senha" }
            input #senha name="senha" type="password" autocomplete="new-password" minlength="12" maxlength="128" required
                autofocus aria-describedby="regra";
            p #regra.hint { "De 12 a 128 caracteres, quaisquer que sejam." }
            label for="repeticao" { "Repita a nova senha" }
            input #repeticao name="repeticao" type="password" autocomplete="new-password" minlength="12" maxlength="128"
                required;
            button { "Salvar a nova senha" }
        }
        p.hint { "Os tokens dados com a senha anterior deixarão de valer." }
    };
    page("Escolha a nova senha", false, &form)
}

/// Says that the password is another now.
pub(crate) fn chosen() -> Markup {
    let told = html! {
        p { "A nova senha já vale, e os tokens dados com a anterior deixaram de valer." }
        p.hint { "Atualize a senha em cada sistema que usa este usuário." }
    };
    page("Senha alterada", true, &told)
}

/// Says that a link is of no use.
pub(crate) fn useless() -> Markup {
    let told = html! {
        p { "O link já foi usado, venceu ou está incompleto. Cada um vale por uma hora, uma única vez." }
        p { a href="?" { "Pedir outro link" } }
    };
    page("Este link não vale", false, &told)
}

/// Says why something cannot be done now.
pub(crate) fn refused(title: &str, why: &str) -> Markup {
    let told = html! {
        p { (why) }
        p { a href="?" { "Voltar ao início" } }
    };
    page(title, false, &told)
}

fn wrong_before(wrong: Option<&str>) -> Markup {
    html! { @if let Some(wrong) = wrong { p.wrong role="alert" { (wrong) } } }
}
