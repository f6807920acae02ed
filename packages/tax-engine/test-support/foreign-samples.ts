import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Texts that belong to other projects and stay outside the repository; read where they happen to lie beside it. */
const folder = fileURLToPath(new URL('../../../../shared/data/pgdas-samples/', import.meta.url));

export const hasForeignSamples = existsSync(folder);

export function readForeignSample(file: string): string {
  return readFileSync(folder + file, 'utf8');
}
