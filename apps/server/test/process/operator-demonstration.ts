import { chmodSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { newOperatorFolder, type OperatorPostgres, openOperatorPostgres } from '../operator-postgres.ts';
import { newDemonstration } from './demonstration-folder.ts';

/** Password of the database's owner. */
export const ownerPassword = 'segredo-do-banco';
const owner = 'restitui';

/** A PostgreSQL of an operator with the demonstration, and what processes that share it have in their environment. */
export interface OperatorDemonstration {
  postgres: OperatorPostgres;
  environment: Record<'DATA_DIR' | 'DATABASE_URL' | 'SECRET_KEY' | 'DEMO', string>;
}

/** Starts it on a copy of the prepared data: to fill another database takes half a minute of processor time. */
export async function startOperatorDemonstration(): Promise<OperatorDemonstration> {
  const dataDir = await newDemonstration();
  const folder = newOperatorFolder();
  renameSync(join(dataDir, 'postgres'), join(folder, 'postgres'));
  // The processes share files and key; only their own user may enter.
  chmodSync(dataDir, 0o700);
  const postgres = await openOperatorPostgres(folder, `alter role ${owner} password '${ownerPassword}'`);
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.addressOf(`${owner}:${ownerPassword}`, 'restitui'),
    SECRET_KEY: readFileSync(join(dataDir, 'secret.key'), 'utf8').trim(),
    DEMO: 'on',
  };
  return { postgres, environment };
}
