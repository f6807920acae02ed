import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { readPicture, writePicture, writeReducedPicture } from '../apps/server/test/picture-files.ts';
import { comparePictures, limits } from '../scripts/pictures/compare-pictures.ts';
import { reducePicture } from '../scripts/pictures/reduce-picture.ts';
import { drawDifferences, enlargePicture } from '../scripts/pictures/show-difference.ts';
import { desktop, phone, takePicture } from './picture.ts';
import { test } from './picture-browser.ts';
import { enterAs, type MainScreen, mainScreens } from './picture-screens.ts';
import { expect, type RunningServer, startServer } from './server.ts';
import { settled } from './settled.ts';

// Pictures show pages with all that people load.
test.use({ savesData: false });

/** A Monday in the middle of a month, at ten o'clock in Brasília. The demonstration is relative to it. */
const start = '2026-11-16T13:00:00Z';
const browserTime = '2026-11-16T13:01:00Z';

const references = join(import.meta.dirname, 'pictures');
const results = join(import.meta.dirname, '../test-results/pictures');
const command = 'npm run pictures -- --update';
const isUpdate = process.env.RESTITUI_PICTURES === 'update';

let server: RunningServer;
let screens: MainScreen[];

test.beforeAll(async ({ playwright }) => {
  const clock = pathToFileURL(join(import.meta.dirname, 'slow-clock.ts'));
  // Without workers: what they do meanwhile depends on the time that they have.
  const settings = {
    NODE_OPTIONS: `--import ${clock}`,
    CLOCK_START: start,
    CLOCK_BEGAN: `${Date.now()}`,
    PROCESS: 'web',
  };
  server = await startServer({ ...settings, DEMO: 'on' }, { isEmpty: true });
  const request = await playwright.request.newContext();
  screens = await mainScreens(request, server);
  await request.dispose();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  if (!isUpdate) return;
  rmSync(references, { recursive: true, force: true });
  mkdirSync(references);
});
test.afterAll(() => server?.stop());

interface Largest {
  cell: number;
  block: number;
}

/**
 * Stores the reduced picture, or compares with the stored one and writes both and their difference when it fails.
 * @param width of the window, in CSS pixels
 * @returns the largest differences
 */
function keepOrCompare(name: string, taken: Buffer, width: number): Largest {
  const none = { cell: 0, block: 0 };
  const file = join(references, `${name}.png`);
  const picture = readPicture(taken);
  const scale = picture.width / width;
  if (isUpdate) {
    writeFileSync(file, writeReducedPicture(reducePicture(picture, scale)));
    return none;
  }
  const isStored = existsSync(file);
  expect.soft(isStored, `${name} has no stored picture: make it with \`${command}\` and look at it`).toBe(true);
  if (!isStored) return none;
  const reference = readPicture(readFileSync(file));
  const { sizes: unequal, differences, largest } = comparePictures(picture, reference, scale);
  if (!unequal && differences.length === 0) return largest;
  const shown = {
    taken: picture,
    stored: enlargePicture(reference),
    difference: drawDifferences(picture, differences, scale),
  };
  for (const [kind, one] of Object.entries(shown))
    writeFileSync(join(results, `${name}-${kind}.png`), writePicture(one));
  const places = differences.map(({ left, top, side, levels }) => `${levels} levels at ${left}, ${top} (${side} px)`);
  const advice = `${name} looks different: ${join(results, `${name}-difference.png`)}. If it should, \`${command}\``;
  expect.soft([...(unequal ? [unequal] : []), ...places.slice(0, 10)], advice).toEqual([]);
  return largest;
}

async function open(page: Page, address: string, { path, shows }: MainScreen) {
  await page.setViewportSize(desktop);
  await page.goto(address + path);
  await expect(shows(page)).toBeVisible();
  await settled(page);
}

test('the main screens look as stored, on phone and desktop, light and dark', async ({ page }) => {
  test.setTimeout(1_800_000);
  await page.clock.setFixedTime(browserTime);
  const names: string[] = [];
  const largest: Largest = { cell: 0, block: 0 };
  let [viewer, address] = ['', ''];
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      if (screen.viewer !== viewer) address = await enterAs(page, server, screen.viewer);
      viewer = screen.viewer;
      await open(page, address, screen);
      for (const size of [desktop, phone]) {
        await page.setViewportSize(size);
        if (screen.isBelow) await screen.shows(page).evaluate((place) => place.scrollIntoView({ block: 'start' }));
        else await page.evaluate(() => window.scrollTo(0, 0));
        for (const colorScheme of ['light', 'dark'] as const) {
          const name = `${screen.name}-${size.width}-${colorScheme}`;
          const found = keepOrCompare(name, await takePicture(page, { colorScheme }), size.width);
          names.push(`${name}.png`);
          largest.cell = Math.max(largest.cell, found.cell);
          largest.block = Math.max(largest.block, found.block);
        }
      }
    });
  }
  expect.soft(readdirSync(references).sort(), 'pictures of screens that are gone').toEqual(names.sort());
  const kept = new Set(names.map((name) => readFileSync(join(references, name)).toString('base64')));
  expect.soft(kept.size, 'screens with the same picture show something else than their subject').toBe(names.length);
  writeFileSync(join(results, 'largest.json'), JSON.stringify({ largest, limits }));
});
