import { availableParallelism } from 'node:os';
import { defineConfig, type Project } from '@playwright/test';
import { testTemporaryFolder } from './scripts/temporary-files.ts';

process.env.TMPDIR = testTemporaryFolder();

const isRoot = process.getuid?.() === 0;
const jsonFile = process.env.PLAYWRIGHT_JSON_FILE;

const browser: Project['use'] = {
  browserName: 'chromium',
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // One renderer per context for all addresses, so that none is started between pages.
      '--disable-site-isolation-trials',
      '--renderer-process-limit=1',
      // Chromium's test picture replaces the camera, for all: a browser of their own would cost journeys with a camera
      // another worker with another server, and would begin them last.
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
};

export default defineConfig({
  // Copies in another order (scripts/shuffle-journeys.ts).
  testDir: process.env.RESTITUI_JOURNEYS ?? 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/prepare-data.ts',
  // How long a machine that is ten times slower may take, not how long anything should. An expectation or an action that
  // never succeeds ends its journey earlier.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  // Each with a product of its own. Journeys wait for jobs, messages and retries: with a worker per core, cores idle.
  workers: availableParallelism() + 1,
  retries: 0,
  reporter: [['list'], ...(jsonFile ? [['json', { outputFile: jsonFile }] as const] : [])],
  use: {
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Its own journey lets it in; the others intercept calls, which a worker would hide from them.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Movement costs time and shows nothing that a journey asserts.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // Its browser has options of its own, which takes another worker. In one project Playwright would start that worker last.
    { name: 'pictures', testMatch: '*pictures.spec.ts', use: browser },
    { name: 'chromium', testIgnore: '*pictures.spec.ts', use: browser },
  ],
});
