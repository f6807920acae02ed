import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { findings } from './look.ts';
import { accountButton } from './menu.ts';
import { expect, test } from './server.ts';
import { requireLeft, shown } from './settled.ts';
import { signIn } from './sign-in.ts';

// What is loaded for later is kept for pages without a network.
test.use({ serviceWorkers: 'allow', savesData: false });

/** A proxy of the product, in which a new version can be released and the network cut. */
interface Gate {
  address: string;
  release: () => void;
  cut: () => Promise<void>;
}

let gate: Gate;
let server: Server;

test.beforeEach(async ({ server: product }) => {
  let version = 0;
  const target = new URL(product.address);
  server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const asked = forward({ host: '127.0.0.1', port: target.port, method, path: url, headers }, (answer) => {
      const { 'content-length': _, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, url === '/sw.js' ? rest : answer.headers);
      answer.pipe(outgoing, { end: false });
      answer.on('end', () => outgoing.end(url === '/sw.js' ? `\n// ${version}` : undefined));
    });
    // Uncompressed and uncached: a new version is the same file with an appended line.
    const conditions = ['accept-encoding', 'if-none-match', 'if-modified-since'];
    if (url === '/sw.js') for (const name of conditions) asked.removeHeader(name);
    incoming.pipe(asked);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  gate = {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: () => {
      version += 1;
    },
    cut: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
});
test.afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const workerReady = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));
/** Looks until the release is found: a look joins a check that the browser has begun before, which finds nothing. */
const findUpdate = (page: Page) =>
  page
    .evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      while (!registration.installing && !registration.waiting) await registration.update();
    })
    // The reload that follows a found release may come first.
    .catch(requireLeft);
/** Sets a mark that a reload removes. */
const mark = (page: Page) => page.evaluate(() => void document.body.setAttribute('data-mark', 'antes'));
const notice = (page: Page) => page.getByRole('region', { name: 'Nova versão' });

async function settled(page: Page) {
  await page.goto(`${gate.address}/signin`);
  // Loads the app, which registers the worker.
  await page.keyboard.press('Shift');
  await workerReady(page);
  await signIn(page, gate.address, 'ceo@restitui.test');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A version that is found while a call of the page runs is offered, and taken with the next screen.
  await shown(page);
}

test('a new version is applied by one reload, and not while input would be lost', {
  tag: ['@F-386', '@W-561'],
}, async ({ page }) => {
  await settled(page);
  await mark(page);
  gate.release();
  await findUpdate(page);
  await expect(page.locator('body[data-mark]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await mark(page);
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Perfil' }).click();
  await page.getByLabel('Nome').fill('Nome pela metade');
  gate.release();
  await findUpdate(page);
  await expect(notice(page)).toContainText('Nova versão disponível');
  await expect(page.getByLabel('Nome')).toHaveValue('Nome pela metade');
  await expect(page.locator('body[data-mark]')).toHaveCount(1);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sair sem salvar' }).click();
  await notice(page).getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.locator('body[data-mark]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('offline the brand’s page is shown; personal data is never cached', {
  tag: ['@F-386'],
}, async ({ page }) => {
  await settled(page);
  await page.reload();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/offline.html');
  expect(kept.some((path) => path.startsWith('/assets/'))).toBe(true);
  expect(kept.filter((path) => path === '/' || path.startsWith('/api'))).toEqual([]);

  await gate.cut();
  await page.goto(`${gate.address}/admin/home`);
  await expect(page.getByRole('heading', { name: 'Você está sem conexão' })).toBeVisible();
  await expect(page.getByText('Restitui', { exact: true })).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${gate.address}/admin/home`);
  await expect(page.getByRole('heading', { name: 'Você está sem conexão' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await findings(page)).toEqual([]);
});
