import path from 'node:path';
import { ensureWebBuilt } from '../scripts/ensure-web-built.mjs';
import { type BareBrowser, type BarePage, startBareBrowser } from './bare-browser.ts';
import { type Account, openAccount, signIn, size } from './demo-account.ts';
import { median, type Product, slowedBy, startProduct, untilQuiet, type Visit, visit } from './slowed-visit.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
/** Checkouts to compare in turns: this one, and those named on the command line, whose web app must be built. */
const roots = [path.join(import.meta.dirname, '..'), ...process.argv.slice(2)];

/** Milliseconds to the next screen. */
interface Steps {
  clients: number;
  client: number;
}

/** Opens a page for a user who has visited nothing, with or without the session. */
async function openPage(browser: BareBrowser, { stored }: Account, isSignedIn: boolean): Promise<BarePage> {
  const page = await browser.openPage(size);
  await page.send('Page.enable');
  // The service worker would load the rest of the app meanwhile.
  const offline = 'if (navigator.serviceWorker) navigator.serviceWorker.register = async () => {};';
  const session = isSignedIn ? `localStorage.setItem('auth', ${JSON.stringify(stored)});` : '';
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: offline + session });
  return page;
}

/** Expressions of the links of the steps: a place of the menu, and the first row of the clients. */
const links = {
  clients: `[...document.querySelectorAll('nav a')].find((each) => each.textContent.trim() === 'Clientes')`,
  client: `document.querySelector('main a[href^="/cliente/"]')`,
};

/** Points at a link, waits until nothing is loaded, and returns the milliseconds from its click until the frame with the next heading is painted. */
async function toNextScreen(page: BarePage, link: string): Promise<number> {
  const at = await page.evaluate<{ x: number; y: number }>(`(() => {
    const { x, y, width, height } = ${link}.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`);
  await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
  await untilQuiet(page);
  return page.evaluate<number>(`new Promise((resolve) => {
    const before = document.querySelector('h1');
    const clicked = performance.now();
    const look = () => {
      const shown = document.querySelector('h1');
      // In a frame that has the heading, before it is painted. The frame after may have to wait for the rest of the page.
      if (shown && shown !== before) setTimeout(() => resolve(performance.now() - clicked));
      else requestAnimationFrame(look);
    };
    ${link}.click();
    look();
  })`);
}

/** The steps from home to the clients and from there to a client, of a page that shows home. */
async function takeSteps(page: BarePage): Promise<Steps> {
  const clients = await toNextScreen(page, links.clients);
  await untilQuiet(page);
  return { clients, client: await toNextScreen(page, links.client) };
}

const shownPlaces = `[...document.querySelectorAll('nav a')].filter((each) => each.getBoundingClientRect().width > 0)`;

/** Walks through the places that the menu shows, of a page that shows home, and returns the milliseconds of each step. */
async function walkMenu(page: BarePage): Promise<Map<string, number>> {
  const [home = '', ...others] = await page.evaluate<string[]>(`${shownPlaces}.map((each) => each.pathname)`);
  const taken = new Map<string, number>();
  for (const place of [...others, home]) {
    const link = `${shownPlaces}.find((each) => each.pathname === ${JSON.stringify(place)})`;
    taken.set(place, await toNextScreen(page, link));
    await untilQuiet(page);
  }
  return taken;
}

/** The steps without a slowed processor, in a profile of its own. */
async function unslowedSteps(browser: BareBrowser, account: Account): Promise<Steps> {
  const page = await openPage(browser, account, true);
  await page.send('Page.navigate', { url: `${account.address}/home` });
  await untilQuiet(page);
  const steps = await takeSteps(page);
  await page.close();
  return steps;
}

interface Figures extends Visit {
  page: string;
}

const text = (values: number[], digits = 0) =>
  `${Math.min(...values).toFixed(digits)} (${median(values).toFixed(digits)})`.padStart(14);

await ensureWebBuilt();
const products: Product[] = [];
const browser = await startBareBrowser();
try {
  const accounts: Account[] = [];
  for (const root of roots) {
    const product = await startProduct(root);
    products.push(product);
    accounts.push(await openAccount(browser, product));
  }
  const visits: Figures[][] = roots.map(() => []);
  const steps: Steps[][] = roots.map(() => []);
  const unslowed: Steps[][] = roots.map(() => []);
  const menus: Map<string, number>[][] = roots.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [turn, account] of accounts.entries()) {
      for (const [name, route] of account.pages) {
        const page = await openPage(browser, account, name !== signIn);
        visits[turn]?.push({ page: name, ...(await visit(browser, page, account.address + route)) });
        if (name === 'home') {
          steps[turn]?.push(await takeSteps(page));
          unslowed[turn]?.push(await unslowedSteps(browser, account));
        }
        await page.close();
      }
      const page = await openPage(browser, account, true);
      await visit(browser, page, `${account.address}/home`);
      menus[turn]?.push(await walkMenu(page));
      await page.close();
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
    for (const to of ['clients', 'client'] as const) {
      const [slow = [], fast = []] = [steps[turn], unslowed[turn]].map((of) => of?.map((each) => each[to]));
      console.log(`to the ${to} after the link was pointed at ${text(slow)} ms, not slowed ${text(fast)} ms`);
    }
    for (const place of menus[turn]?.[0]?.keys() ?? []) {
      console.log(
        `by the menu to ${place.padEnd(20)} ${text((menus[turn] ?? []).map((each) => each.get(place) ?? Number.NaN))} ms`,
      );
    }
  }
} finally {
  await browser.close();
  for (const product of products) await product.stop();
}
