import { ensureInstalled } from './ensure-installed.mjs';
import { becomeNode24 } from './run-child.mjs';

await ensureInstalled();
const [subject, ...others] = process.argv.slice(2);
const option = (name, otherwise) => {
  const at = others.indexOf(`--${name}`);
  return at < 0 ? otherwise : (others[at + 1] ?? otherwise);
};

if (subject === 'engine') {
  becomeNode24(['bench/fuzz-engine.ts', ...others]);
} else if (subject === 'sped') {
  becomeNode24(['bench/fuzz-sped.ts', ...others]);
} else if (subject === 'regex') {
  becomeNode24(['scripts/expressions/run-fuzz.ts', ...others]);
} else if (subject === 'api') {
  const file = 'apps/server/test/fuzz/api-fuzz.test.ts';
  becomeNode24(['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', file], {
    FUZZ_CALLS: option('calls', '100000'),
    FUZZ_SEED: option('seed', '16'),
  });
} else {
  console.error(
    'npm run fuzz -- engine [--files 20000] [--seed 1]\nnpm run fuzz -- sped [--uploads 20000] [--seed 1]\nnpm run fuzz -- regex [--characters 1000000] [--known] [--write]\nnpm run fuzz -- api [--calls 100000] [--seed 16]',
  );
  process.exit(2);
}
