import type { Page, Request } from '@playwright/test';
import { expect, test } from './server.ts';
import { followRequests, settled } from './settled.ts';
import { signIn } from './sign-in.ts';

declare global {
  /** Calls of `first-paint.js` that are not used yet. */
  var begunCalls: Map<string, unknown> | undefined;
}

/** Records the GET calls and the scripts of the page; the returned function empties the record. */
function recordLoads(page: Page) {
  let calls: string[] = [];
  let scripts: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.resourceType() === 'fetch') calls.push(pathname + search);
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  return () => {
    const taken = { calls, scripts };
    calls = [];
    scripts = [];
    return taken;
  };
}

const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

/** Opens an address as a bookmark does; expects that what begins before the app is used, and that nothing loads twice. */
async function expectUsed(page: Page, taken: ReturnType<typeof recordLoads>, path: string) {
  await settled(page);
  taken();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  const { calls, scripts } = taken();
  expect.soft(twice(calls), `calls of ${path}`).toEqual([]);
  expect.soft(twice(scripts), `scripts of ${path}`).toEqual([]);
  expect.soft(await page.evaluate(() => [...(globalThis.begunCalls?.keys() ?? [])]), `unused of ${path}`).toEqual([]);
}

test.use({ viewport: { width: 1440, height: 900 } });

test('begins the first calls of a page before the app is loaded, and makes none twice', async ({ page, server }) => {
  followRequests(page);
  const address = server.hostOf('meridiano');
  await signIn(page, address, 'ceo@meridiano.test');
  const taken = recordLoads(page);
  await expectUsed(page, taken, `${address}/home`);
  await expectUsed(page, taken, `${address}/clientes`);
  await page.getByRole('table', { name: 'Lista de Clientes' }).getByRole('link').first().click();
  await page.waitForURL(/\/cliente\/\w+/);
  const client = new URL(page.url()).pathname.split('/').slice(0, 3).join('/');
  await expectUsed(page, taken, `${address}${client}/produtos`);
});
