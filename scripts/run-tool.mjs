import { ensureInstalled } from './ensure-installed.mjs';
import { becomeNode24 } from './run-child.mjs';

/** Runs `scripts/NAME.ts` on the pinned Node, after installing what is missing: `node scripts/run-tool.mjs NAME [ARG…]`. */
const [name, ...args] = process.argv.slice(2);
await ensureInstalled();
becomeNode24([`scripts/${name}.ts`, ...args]);
