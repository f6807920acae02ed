import { join } from 'node:path';
import { inject } from 'vitest';
import { copyData, preparedOnce } from './prepared-data.ts';
import { newFolder } from './server-process.ts';

/** A DATA_DIR of its own that holds the demonstration, as a server ended in peace left it. */
export async function newDemonstration(): Promise<string> {
  const dataDir = join(newFolder(), 'data');
  copyData(await preparedOnce(inject('preparedData')), dataDir);
  return dataDir;
}
