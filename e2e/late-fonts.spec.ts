import type { Page } from '@playwright/test';
import { mainJobClient } from './analyse.ts';
import { recordShifts } from './layout-shift.ts';
import { expect, test } from './server.ts';
import { settled, shown } from './settled.ts';
import { signIn } from './sign-in.ts';

// What is loaded for later arrives beside the fonts.
test.use({ savesData: false });

const phone = { width: 360, height: 780 };

/** Whether the machine has a font whose widths are adjusted to those of the font that is late. */
const hasFallback = (page: Page) =>
  page.evaluate(async () => {
    const faces = [...document.fonts].filter(({ family }) => /Fallback/.test(family));
    const loaded = await Promise.allSettled(faces.map((face) => face.load()));
    return loaded.length > 0 && loaded.every(({ status }) => status === 'fulfilled');
  });

/** Loads pages whose fonts arrive only once everything else is drawn, and expects that nothing moves. */
async function expectStill(page: Page, address: string, paths: readonly string[]) {
  const moved = await recordShifts(page);
  let release = () => {};
  let held = Promise.resolve();
  let asked = 0;
  await page.route('**/*.woff2', async (route) => {
    asked++;
    await held;
    await route.continue();
  });
  for (const path of paths) {
    asked = 0;
    held = new Promise((resolve) => {
      release = resolve;
    });
    // The load event waits for fonts.
    await page.goto(address + path, { waitUntil: 'domcontentloaded' });
    await shown(page);
    expect(asked, `${path} asks for its font`).toBeGreaterThan(0);
    release();
    await expect.poll(() => page.evaluate(() => document.fonts.status), path).toBe('loaded');
    await settled(page);
    expect.soft(await moved(), path).toEqual([]);
  }
}

test('moves nothing when the font arrives after the page', async ({ page, server }) => {
  test.slow();
  const address = server.hostOf('meridiano');
  await page.setViewportSize(phone);
  await signIn(page, address, 'ceo@meridiano.test');
  test.skip(!(await hasFallback(page)), 'Neither Arial nor a font of its widths is installed.');
  await expectStill(page, address, [
    '/home',
    `/cliente/${mainJobClient}`,
    `/cliente/${mainJobClient}/portal`,
    '/opcoes-financeiras?area=honorarios',
    '/seguranca/entrada',
    '/minuta-usuario',
  ]);
});

test('moves nothing when the fonts of the public pages arrive late', async ({ page, server }) => {
  test.slow();
  await page.setViewportSize(phone);
  await page.goto(`${server.address}/k`);
  test.skip(!(await hasFallback(page)), 'Neither Arial nor a font of its widths is installed.');
  await expectStill(page, server.address, ['/', '/b', '/d', '/k', '/m', '/t', '/contato']);
});
