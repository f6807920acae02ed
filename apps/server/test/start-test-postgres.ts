import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../src/db/migrate.ts';
import { type Database, openDatabase } from '../src/db/open-database.ts';
import { openPreparedFolder } from './process/prepared-data.ts';

/** Connection to the PostgreSQL of the test run; `test-database.ts` reads it. */
export interface TestPostgres {
  host: string;
  port: number;
  owner: string;
  appRole: string;
  /** The migrated, empty database that each test file clones. */
  template: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    testPostgres: TestPostgres;
    /** Folder for the run, in which the first test that needs the demonstration prepares it. */
    preparedData: string;
  }
}

/** Vitest's global setup: starts one PostgreSQL without durability and migrates a template. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'restitui-test-'));
  const prepared = openPreparedFolder();
  const words: string[] = [];
  let database: Database | undefined;
  const end = async () => {
    await database?.close();
    rmSync(dataDir, { recursive: true, force: true });
    prepared.remove();
  };
  try {
    database = await openDatabase({
      dataDir,
      secretKey: 'test',
      durable: false,
      maxConnections: 200,
      log: (line) => words.push(line),
    });
    await migrateDatabase(database);
    project.provide('preparedData', prepared.folder);
    const { host, port, user, name } = await database.asOwner(async (client) => ({
      host: client.host,
      port: client.port,
      user: client.user ?? '',
      name: client.database ?? '',
    }));
    project.provide('testPostgres', { host, port, owner: user, appRole: database.appRole, template: name });
    // A database with open connections cannot be cloned.
    await database.pool.end();
    return end;
  } catch (error) {
    await end();
    throw new Error(`The test database did not start.\n${words.join('\n')}`, { cause: error });
  }
}
