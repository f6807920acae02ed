import { readFileSync } from 'node:fs';
import { openZipEntries } from '../../tax-engine/test-support/open-zip-entries.ts';

/** Returns the EFD files of the worked examples, of both regimes. */
export function exampleEfds(): Buffer[] {
  return ['cum', 'ncum'].flatMap((name) => {
    const zip = readFileSync(new URL(`../test-data/${name}-sped.zip`, import.meta.url));
    return [...openZipEntries(zip).values()].map((text) => Buffer.from(text));
  });
}
