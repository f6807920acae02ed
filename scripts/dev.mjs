import { ensureInstalled } from './ensure-installed.mjs';
import { becomeNode24 } from './run-child.mjs';

await ensureInstalled();
becomeNode24(['scripts/dev-servers.mjs']);
