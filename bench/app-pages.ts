import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../scripts/ensure-browser.mjs';
import { ensureWebBuilt } from '../scripts/ensure-web-built.mjs';
import { median, type Product, slowedBy, startProduct, type Visit, visit } from './slowed-visit.ts';

const host = 'meridiano.localhost';
const email = 'ceo@meridiano.test';
/** The page that is opened without a session. */
const signIn = 'sign-in';
const rounds = Number(process.env.ROUNDS ?? 5);
/** Checkouts to compare in turns: this one, and those named on the command line, whose web app must be built. */
const roots = [path.join(import.meta.dirname, '..'), ...process.argv.slice(2)];

interface Account {
  address: string;
  /** What the browser stores of the session. */
  stored: string;
  pages: readonly (readonly [name: string, path: string])[];
}

interface Sent {
  method?: string;
  headers: Record<string, string>;
  body?: string;
}

/** Signs in, and finds the first client with a product. */
async function openAccount(browser: Browser, { port }: Product): Promise<Account> {
  const address = `http://${host}:${port}`;
  // In the browser: Node neither finds such a host nor sends its name to another address.
  const page = await browser.newPage();
  await page.goto(`${address}/verificar`);
  const api = (route: string, init: Sent) =>
    page.evaluate(
      async ([path, options]) => {
        const reply = await fetch(`/api${path}`, options);
        if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
        return reply.json();
      },
      [route, init] as const,
    );
  const body = JSON.stringify({ email, password: 'Demo@2026!' });
  const posted = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const { access_token: token, user } = await api('/auth/login', posted);
  const init = { headers: { authorization: `Bearer ${token}` } };
  const { data: clients } = await api(`/clients/tenant/${user.id_tenant}`, init);
  for (const { cnpjcpf } of clients) {
    const { data: products } = await api(`/products/${cnpjcpf}`, init);
    const product =
      products.find((each: { typeServico: string }) => each.typeServico.includes('SIMPLES')) ?? products[0];
    if (!product) continue;
    const pages = [
      [signIn, '/signin'],
      ['home', '/home'],
      ['clients', '/clientes'],
      ['product', `/cliente/${cnpjcpf}/produtos/${product.id}`],
    ] as const;
    await page.close();
    return { address, stored: JSON.stringify({ token, user, permissions: user.permissions }), pages };
  }
  throw new Error('The demonstration has no product.');
}

/** Opens a browser of a user who has visited nothing, with or without the session. */
async function openPage(browser: Browser, { stored }: Account, isSignedIn: boolean): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // The service worker would load the rest of the app meanwhile.
    serviceWorkers: 'block',
  });
  if (isSignedIn) await context.addInitScript((auth) => localStorage.setItem('auth', auth), stored);
  return context.newPage();
}

/** Milliseconds from a click on a place of the menu to the frame that shows its heading. */
const toNextScreen = (label: string) => `new Promise((resolve) => {
  const link = [...document.querySelectorAll('nav a')].find((each) => each.textContent.trim() === '${label}');
  const before = document.querySelector('h1');
  const clicked = performance.now();
  const look = () => {
    const shown = document.querySelector('h1');
    if (shown && shown !== before) requestAnimationFrame(() => resolve(performance.now() - clicked));
    else requestAnimationFrame(look);
  };
  link.click();
  look();
})`;

/** The same without a slowed processor, in a browser of its own. */
async function unslowedStep(browser: Browser, account: Account): Promise<number> {
  const page = await openPage(browser, account, true);
  await page.goto(`${account.address}/home`);
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Clientes' }).hover();
  await page.waitForLoadState('networkidle');
  const step = await page.evaluate<number>(toNextScreen('Clientes'));
  await page.context().close();
  return step;
}

interface Figures extends Visit {
  page: string;
}

const text = (values: number[], digits = 0) =>
  `${Math.min(...values).toFixed(digits)} (${median(values).toFixed(digits)})`.padStart(14);

await ensureWebBuilt();
const products: Product[] = [];
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
try {
  const accounts: Account[] = [];
  for (const root of roots) {
    const product = await startProduct(root);
    products.push(product);
    accounts.push(await openAccount(browser, product));
  }
  const visits: Figures[][] = roots.map(() => []);
  const steps: number[][] = roots.map(() => []);
  const unslowed: number[][] = roots.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [turn, account] of accounts.entries()) {
      for (const [name, route] of account.pages) {
        const page = await openPage(browser, account, name !== signIn);
        visits[turn]?.push({ page: name, ...(await visit(page, account.address + route)) });
        if (name === 'home') {
          await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Clientes' }).hover();
          await page.waitForLoadState('networkidle');
          steps[turn]?.push(await page.evaluate<number>(toNextScreen('Clientes')));
          unslowed[turn]?.push(await unslowedStep(browser, account));
        }
        await page.context().close();
      }
    }
  }
  console.log(`first visits, processor slowed ${slowedBy}×, cold cache; minimum (median) of ${rounds}`);
  for (const [turn, root] of roots.entries()) {
    console.log(`\n${root}`);
    for (const name of [signIn, 'home', 'clients', 'product']) {
      const of = (visits[turn] ?? []).filter(({ page }) => page === name);
      const kilobytes = of.map(({ bytes }) => bytes / 1000);
      console.log(
        `${name.padEnd(10)} paint ${text(of.map(({ paint }) => paint))} ms   main thread ${text(
          of.map(({ busy }) => busy),
        )} ms   shift ${text(
          of.map(({ shift }) => shift),
          3,
        )}   ${text(kilobytes)} kB in ${text(of.map(({ requests }) => requests))} requests`,
      );
    }
    console.log(
      `next screen after its link was pointed at ${text(steps[turn] ?? [])} ms, not slowed ${text(unslowed[turn] ?? [])} ms`,
    );
  }
} finally {
  await browser.close();
  for (const product of products) await product.stop();
}
