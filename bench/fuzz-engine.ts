import { parseArgs } from 'node:util';
import { fuzzDocuments } from '../packages/tax-engine/test-support/fuzz-documents.ts';
import { fuzzXml } from '../packages/tax-engine/test-support/fuzz-xml.ts';

const { values } = parseArgs({
  options: { files: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
const started = performance.now();
const { files, read, refused, exceptions, differing } = fuzzXml(
  fuzzDocuments(),
  Number(values.files),
  Number(values.seed),
);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  [
    `${files.toLocaleString('en')} spoilt documents of seed ${values.seed}, our reader beside saxes, ${seconds} s`,
    `read alike            ${read}`,
    `refused by both       ${refused}`,
    `listed exceptions     ${exceptions} (DOCTYPE, encodings, limits, XML 1.1)`,
    `differing             ${differing.length}`,
  ].join('\n'),
);
for (const { document, fromEngine, saxes } of differing) {
  console.log(`\n${JSON.stringify(document)}\nours:  ${fromEngine}\nsaxes: ${saxes}`);
}
if (differing.length > 0) process.exitCode = 1;
