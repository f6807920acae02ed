import { ensureInstalled } from './ensure-installed.mjs';
import { becomeNode24 } from './run-child.mjs';

await ensureInstalled();
const [first, ...others] = process.argv.slice(2);
becomeNode24(
  first === '--clients' ? ['bench/client-list.ts', ...others] : ['bench/bench.ts', ...process.argv.slice(2)],
);
