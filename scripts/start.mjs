import { ensureInstalled } from './ensure-installed.mjs';
import { ensureWebBuilt } from './ensure-web-built.mjs';
import { becomeNode24 } from './run-child.mjs';

await ensureInstalled();
await ensureWebBuilt();
becomeNode24(['apps/server/src/main.ts', ...process.argv.slice(2)]);
