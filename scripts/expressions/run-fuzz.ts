import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkExpressions } from './check-all.ts';
import { fuzzExpressions } from './fuzz-expressions.ts';
import { productExpressions } from './source-expressions.ts';

const root = `${import.meta.dirname}/../..`;
const list = `${import.meta.dirname}/linear-expressions.json`;
const { values } = parseArgs({
  options: {
    characters: { type: 'string', default: '1000000' },
    write: { type: 'boolean' },
    known: { type: 'boolean' },
  },
});
const started = performance.now();
const found = productExpressions(root);
const proved = new Set<string>(values.known ? JSON.parse(readFileSync(list, 'utf8')) : []);
const { problems, linear } = await checkExpressions(found, proved);
console.log(`${found.length} expressions, ${linear.length} linear, ${problems.length} problems, ${seconds()} s`);
for (const problem of problems) console.log(`\n${problem}`);
if (values.write) writeFileSync(list, `${JSON.stringify(linear, null, 2)}\n`);

const { texts, slow, slowest } = await fuzzExpressions(found, { characters: Number(values.characters), seconds: 30 });
console.log(`${texts} pumped texts of ${values.characters} characters, ${seconds()} s`);
console.log(`slowest ${slowest.milliseconds} ms: ${slowest.place}`);
for (const each of slow) console.log(`\n${each}`);
if (problems.length + slow.length > 0) process.exitCode = 1;

function seconds(): string {
  return ((performance.now() - started) / 1000).toFixed(1);
}
