import { ensureInstalled } from './ensure-installed.mjs';
import { becomeNode24 } from './run-child.mjs';

await ensureInstalled();
const [subject, ...others] = process.argv.slice(2);
if (subject !== 'engine') {
  console.error('npm run fuzz -- engine [--files 20000] [--seed 1]');
  process.exit(2);
}
becomeNode24(['bench/fuzz-engine.ts', ...others]);
