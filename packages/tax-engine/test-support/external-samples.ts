import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Texts of other projects are not part of the repository; they are read from this folder when it exists.
const folder = fileURLToPath(new URL('../../../../shared/data/pgdas-samples/', import.meta.url));

export const hasExternalSamples = existsSync(folder);

/** Reads a text of another project as UTF-8. */
export function readExternalSample(file: string): string {
  return readFileSync(folder + file, 'utf8');
}
