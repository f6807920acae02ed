import { join } from 'node:path';
import { inject } from 'vitest';
import { copyData, preparedOnce } from './prepared-data.ts';
import { newFolder } from './server-process.ts';

/** Returns a new DATA_DIR with the demonstration, as a normally ended server leaves it. */
export async function newDemonstration(): Promise<string> {
  const dataDir = join(newFolder(), 'data');
  copyData(await preparedOnce(inject('preparedData')), dataDir);
  return dataDir;
}
