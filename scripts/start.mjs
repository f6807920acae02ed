import { ensureInstalled } from './ensure-installed.mjs';
import { ensureWebBuilt } from './ensure-web-built.mjs';
import { becomeNode24 } from './run-child.mjs';

try {
  await ensureInstalled();
  await ensureWebBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
becomeNode24(['apps/server/src/main.ts', ...process.argv.slice(2)]);
