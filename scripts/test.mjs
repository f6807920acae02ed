import { ensureInstalled } from './ensure-installed.mjs';
import { becomeNode24 } from './run-child.mjs';

try {
  await ensureInstalled();
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed, 0 skipped');
  process.exit(1);
}
becomeNode24(['scripts/run-tests.ts', ...process.argv.slice(2)]);
