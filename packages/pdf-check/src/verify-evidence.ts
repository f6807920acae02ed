import { readFileSync } from 'node:fs';
import { reportLines } from './report-lines.ts';
import { verifyBundle } from './verify-bundle.ts';

const [path] = process.argv.slice(2);
if (!path) {
  process.stdout.write('Uso: node verify-evidence.mjs evidence.zip\n');
  process.exitCode = 1;
} else {
  const report = await verifyBundle(readFileSync(path));
  process.stdout.write(`${reportLines(report).join('\n')}\n`);
  process.exitCode = report.problems.length === 0 ? 0 : 1;
}
