// The account pages in a browser, without scripts, on a wide screen, on a phone and in the dark.
//
//   node account.mjs CHROMIUM PAGE USER EMAIL MAIL-FOLDER [SCREENSHOT-FOLDER]
//
// asks for a link, waits for the mail among the files of the folder, follows it and chooses a password. It prints the new
// password; whoever started it sees whether that opens. What fails ends it with 1.

import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';

const [executablePath, page, user, email, mails, screenshots] = process.argv.slice(2);
const PASSWORD = 'capivara que nada longe';
const ARGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
];
const LOOKS = {
  wide: { viewport: { width: 1100, height: 720 }, colorScheme: 'light' },
  phone: { viewport: { width: 360, height: 640 }, colorScheme: 'light', isMobile: true, hasTouch: true },
  dark: { viewport: { width: 1100, height: 720 }, colorScheme: 'dark' },
};

// What docs/operating.md shows.
const SHOWN = ['email-wide', 'password-dark', 'password-phone'];

/** The link in the mail that came since `before`. */
async function link(before) {
  for (let tries = 0; tries < 300; tries += 1) {
    const names = await readdir(mails).catch(() => []);
    for (const name of names.filter((name) => name.endsWith('.eml') && !before.includes(name))) {
      const found = (await readFile(path.join(mails, name), 'utf8')).match(/https?:\S+\?codigo=\S+/);
      if (found) return found[0];
    }
    await pause(100);
  }
  throw new Error('no mail with a link came');
}

/** Luminance of a colour as WCAG 2 counts it. */
function luminance(colour) {
  const [red, green, blue] = colour.match(/\d+(\.\d+)?/g).map(Number).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** What every page promises: nothing beside the screen, targets for a thumb, readable text, nothing refused by the policy. */
async function isGood(tab, faults) {
  const { beyond, smallest, pairs } = await tab.evaluate(() => {
    const solid = (node) => {
      for (let it = node; it; it = it.parentElement) {
        const { backgroundColor } = getComputedStyle(it);
        if (!backgroundColor.endsWith(', 0)')) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    const all = [...document.querySelectorAll('h1, p, label, button, a, input')];
    return {
      beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      smallest: Math.min(...[...document.querySelectorAll('button, input'), document.body].map((it) => it.clientHeight)),
      pairs: all.map((it) => [it.tagName, getComputedStyle(it).color, solid(it)]),
    };
  });
  assert.equal(beyond, 0, `${await tab.title()} is wider than the screen`);
  assert.ok(smallest >= 40, `a target of ${smallest} pixels is too small for a thumb`);
  for (const [tag, text, ground] of pairs) {
    const [light, dark] = [luminance(text), luminance(ground)].sort((a, b) => b - a);
    assert.ok((light + 0.05) / (dark + 0.05) >= 4.5, `${tag}: ${text} on ${ground} cannot be read well`);
  }
  assert.deepEqual(faults, [], 'the browser complains of nothing');
}

const profile = await mkdtemp(path.join(tmpdir(), 'accounts-browser-'));
try {
  for (const [look, settings] of Object.entries(LOOKS)) {
    const browser = await chromium.launchPersistentContext(path.join(profile, look), {
      executablePath, args: ARGS, headless: true, javaScriptEnabled: false, locale: 'pt-BR', ...settings,
    });
    const tab = browser.pages()[0] ?? (await browser.newPage());
    const faults = [];
    tab.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    const shoot = async (name) => {
      await isGood(tab, faults);
      if (screenshots && SHOWN.includes(`${name}-${look}`)) await tab.screenshot({ path: path.join(screenshots, `${name}-${look}.png`) });
    };
    await tab.goto(page);
    assert.equal(await tab.title(), 'Nova senha');
    await shoot('email');
    const before = await readdir(mails).catch(() => []);
    await tab.getByLabel('E-mail').fill(email);
    await tab.getByRole('button', { name: 'Enviar o link' }).click();
    await tab.getByRole('heading', { name: 'Confira seu e-mail' }).waitFor();
    await shoot('asked');
    const address = await link(before);
    await tab.goto(address);
    await tab.getByLabel('Nova senha', { exact: true }).fill(PASSWORD);
    await tab.getByLabel('Repita a nova senha').fill('outra, por engano');
    await tab.getByRole('button', { name: 'Salvar a nova senha' }).click();
    await tab.getByRole('alert').filter({ hasText: 'não são iguais' }).waitFor();
    // The browser tells of every answer that is a refusal.
    assert.equal(faults.splice(0).length, 1);
    await shoot('password');
    await tab.getByLabel('Nova senha', { exact: true }).fill(`${PASSWORD} ${look}`);
    await tab.getByLabel('Repita a nova senha').fill(`${PASSWORD} ${look}`);
    await tab.keyboard.press('Enter');
    await tab.getByRole('heading', { name: 'Senha alterada' }).waitFor();
    await shoot('changed');
    await tab.goto(address);
    await tab.getByRole('heading', { name: 'Este link não vale' }).waitFor();
    faults.splice(0);
    await shoot('useless');
    await tab.getByRole('link', { name: 'Pedir outro link' }).click();
    await tab.getByLabel('E-mail').waitFor();
    await browser.close();
  }
  console.log(`${user}:${PASSWORD} dark`);
} finally {
  await rm(profile, { recursive: true, force: true });
}
