import { ensureInstalled } from './ensure-installed.mjs';
import { becomeNode24 } from './run-child.mjs';

await ensureInstalled();
becomeNode24(['bench/chaos.ts', ...process.argv.slice(2)]);
