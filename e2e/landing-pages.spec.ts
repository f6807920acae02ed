import { gzipSync } from 'node:zlib';
import { devices } from '@playwright/test';
import { collectConsoleErrors } from './console-errors.ts';
import { checkLooks } from './look.ts';
import { expect, type StartedServer, test } from './server.ts';
import { settled } from './settled.ts';

const landings = (server: StartedServer) => [
  [`${server.hostOf('meridiano')}/`, 'Um norte para os tributos da sua empresa.'],
  [`${server.hostOf('kairos')}/`, 'O momento certo de rever seus tributos é agora.'],
  [`${server.hostOf('baluarte')}/`, 'Segurança em cada crédito que você recupera.'],
  [`${server.hostOf('trilha')}/`, 'O caminho mais curto entre o imposto pago a mais e o seu caixa.'],
  [`${server.address}/d`, 'O que sua empresa pagou a mais volta para ela.'],
  [`${server.address}/`, 'Imposto pago a mais tem caminho de volta.'],
];
const kilobyte = 1000;

test('every landing page has no axe findings on phone and desktop, light and dark', {
  tag: ['@I-003', '@I-004', '@I-006', '@I-007', '@I-008', '@I-009', '@I-010'],
}, async ({ browser, server }) => {
  const page = await (await browser.newContext({ locale: 'pt-BR', reducedMotion: 'reduce' })).newPage();
  const errors = collectConsoleErrors(page, []);
  for (const [address, headline] of landings(server)) {
    await page.goto(address ?? '');
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    await checkLooks(page, address ?? '');
  }
  await page.context().close();
  expect(errors).toEqual([]);
});

test('the header of every landing page fits a phone of 360 px', { tag: ['@I-021'] }, async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [address = ''] of landings(server)) {
    await page.goto(address);
    await settled(page);
    await page.evaluate(() => document.fonts.ready);
    const parts = await page.locator('.site-header .bar').evaluate((bar) =>
      [...bar.querySelectorAll('a, button')]
        .map((part) => {
          const { left, right, top, bottom, width } = part.getBoundingClientRect();
          // A logo may be wider than its link.
          const logos = [...part.querySelectorAll('img')].map((logo) => logo.getBoundingClientRect().right);
          return { name: part.textContent?.trim(), left, right: Math.max(right, ...logos), top, bottom, width };
        })
        .filter(({ width }) => width > 0),
    );
    expect(
      parts.map(({ name }) => name),
      address,
    ).toEqual(expect.arrayContaining(['Entrar']));
    for (const part of parts) {
      expect(part.left >= 0 && part.right <= 360, `${address} ${part.name}`).toBe(true);
      const covering = parts.filter(
        (other) =>
          other !== part &&
          Math.min(other.right, part.right) - Math.max(other.left, part.left) > 1 &&
          Math.min(other.bottom, part.bottom) - Math.max(other.top, part.top) > 1,
      );
      expect(covering, `${address} ${part.name}`).toEqual([]);
    }
  }
});

test('the site is complete without script and needs little of it', {
  tag: [
    ...['@I-010', '@I-011', '@I-012', '@I-014', '@I-015', '@I-016', '@I-017', '@I-018', '@I-019', '@I-020', '@I-021'],
    ...['@I-022', '@I-023', '@F-027', '@F-029', '@F-030', '@G-24'],
  ],
}, async ({ browser, page, server }) => {
  const address = server.hostOf('meridiano');

  await test.step('text, links and contacts of the company are in the server’s response', async () => {
    const still = await (await browser.newContext({ javaScriptEnabled: false, locale: 'pt-BR' })).newPage();
    await still.goto(`${address}/`);
    await expect(still.getByRole('heading', { level: 1, name: /^Um norte/ })).toBeVisible();
    await expect(still.getByText('Segunda a sexta, 09:00 às 18:00')).toBeVisible();
    await expect(still.getByRole('link', { name: 'contato@meridiano.test' })).toBeVisible();
    await still.goto(`${address}/servicos`);
    await expect(still.getByRole('heading', { name: 'PIS/COFINS monofásico' })).toBeVisible();
    await still.context().close();
  });

  await test.step('no page of the site loads more than 60 kB of script', async () => {
    for (const path of ['/', '/m', '/k', '/b', '/t', '/d', '/servicos', '/contato']) {
      const fresh = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
      const scripts: Promise<Buffer>[] = [];
      fresh.on('response', (reply) => reply.request().resourceType() === 'script' && scripts.push(reply.body()));
      await fresh.goto(`${server.address}${path}`, { waitUntil: 'networkidle' });
      const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0);
      expect(scripts.length, path).toBeGreaterThan(0);
      expect(bytes, path).toBeLessThan(60 * kilobyte);
      await fresh.context().close();
    }
  });

  await test.step('the header changes after 50 px; a button scrolls back to the top', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${address}/`);
    const head = page.getByRole('banner');
    const up = page.getByRole('link', { name: 'Voltar ao topo' });
    await page.evaluate(() => window.scrollTo(0, 50));
    await expect(head).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => window.scrollTo(0, 51));
    await expect(head).toHaveAttribute('data-scrolled', '');
    await expect(up).toBeHidden();
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Sobre' }).click();
    await expect(page).toHaveURL(`${address}/#about`);
    await expect(page.locator('#about')).toBeInViewport();
    await up.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await head.getByRole('link', { name: 'Agendar Consulta' }).click();
    await expect(page.locator('#contact')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Compartilhar' })).toBeHidden();
  });

  await test.step('a page can be shared on a phone', async () => {
    const phone = await (await browser.newContext({ ...devices['Pixel 7'], locale: 'pt-BR' })).newPage();
    await phone.addInitScript(() => {
      navigator.share = async (shared) => void document.body.setAttribute('data-shared', JSON.stringify(shared));
    });
    await phone.goto(`${address}/`);
    await phone.getByRole('button', { name: 'Compartilhar' }).click();
    await expect(phone.locator('body')).toHaveAttribute(
      'data-shared',
      JSON.stringify({ title: 'Meridiano Fiscal · Recuperação de créditos tributários', url: `${address}/` }),
    );
    await phone.context().close();
  });
});
