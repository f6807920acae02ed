import { ensureBrowser } from './ensure-browser.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureWebBuilt } from './ensure-web-built.mjs';
import { becomeNode24 } from './run-child.mjs';

await ensureInstalled();
await ensureWebBuilt();
const CHROMIUM_PATH = await ensureBrowser();
becomeNode24(['node_modules/@playwright/test/cli.js', 'test', '--config', 'playwright.screenshots.config.ts'], {
  CHROMIUM_PATH,
});
