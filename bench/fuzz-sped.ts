import { parseArgs } from 'node:util';
import { exampleEfds } from '../packages/sped-engine/test-support/example-efds.ts';
import { fuzzEfd } from '../packages/sped-engine/test-support/fuzz-efd.ts';

const { values } = parseArgs({
  options: { uploads: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
const started = performance.now();
const { uploads, analysed, refused, failures } = await fuzzEfd(
  exampleEfds(),
  Number(values.uploads),
  Number(values.seed),
);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  [
    `${uploads.toLocaleString('en')} uploads with a spoilt file, seed ${values.seed}, ${seconds} s`,
    `analysed   ${analysed}`,
    `refused    ${refused}`,
    `failures   ${failures.length}`,
  ].join('\n'),
);
for (const { upload, reason } of failures) console.log(`\nupload ${upload}: ${reason}`);
if (failures.length > 0) process.exitCode = 1;
