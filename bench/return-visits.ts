import path from 'node:path';
import { ensureWebBuilt } from '../scripts/ensure-web-built.mjs';
import { type BareBrowser, type BarePage, startBareBrowser } from './bare-browser.ts';
import { type Account, openAccount, signIn, size } from './demo-account.ts';
import { median, type Product, slowedBy, startProduct, untilQuiet, visit } from './slowed-visit.ts';

/*
 * Visits of a person who has used the product before: the service worker has its files, and the browser what it compiled of
 * them. A session is in the storage only after such a visit, so that signed-in pages are opened by their address like this.
 */

const rounds = Number(process.env.ROUNDS ?? 5);
/** Checkouts to compare in turns: this one, and those named on the command line, whose web app must be built. */
const roots = [path.join(import.meta.dirname, '..'), ...process.argv.slice(2)];

/** Opens home for a user in a new profile, until the service worker has all files and home was opened from them once. */
async function openUsedPage(browser: BareBrowser, { address, stored }: Account): Promise<BarePage> {
  const page = await browser.openPage(size);
  await page.send('Page.enable');
  await page.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `if (location.protocol === 'http:') localStorage.setItem('auth', ${JSON.stringify(stored)});`,
  });
  for (let opened = 0; opened < 2; opened++) {
    await page.send('Page.navigate', { url: `${address}/home` });
    await untilQuiet(page);
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  }
  return page;
}

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
  const pages: BarePage[] = [];
  for (const account of accounts) pages.push(await openUsedPage(browser, account));
  const visits = roots.map(() => new Map<string, { paint: number[]; busy: number[] }>());
  for (let round = 0; round < rounds; round++) {
    for (const [turn, account] of accounts.entries()) {
      const page = pages[turn];
      if (!page) continue;
      for (const [name, route] of account.pages) {
        if (name === signIn) continue;
        await page.send('Page.navigate', { url: 'about:blank' });
        const { paint, busy } = await visit(browser, page, account.address + route);
        const figures = visits[turn]?.get(name) ?? { paint: [], busy: [] };
        visits[turn]?.set(name, figures);
        figures.paint.push(paint);
        figures.busy.push(busy);
      }
    }
  }
  const text = (values: number[]) => `${Math.min(...values).toFixed()} (${median(values).toFixed()})`.padStart(14);
  console.log(`return visits, processor slowed ${slowedBy}×, with the service worker; minimum (median) of ${rounds}`);
  for (const [turn, root] of roots.entries()) {
    console.log(`\n${root}`);
    for (const [name, { paint, busy }] of visits[turn] ?? [])
      console.log(`${name.padEnd(10)} paint ${text(paint)} ms   main thread ${text(busy)} ms`);
  }
} finally {
  await browser.close();
  for (const product of products) await product.stop();
}
