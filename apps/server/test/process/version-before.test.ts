import { fileURLToPath } from 'node:url';
import type { Endpoint } from '@restitui/domain/wire/endpoint.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../src/migrate.ts';
import { loadEndpoints } from '../load-endpoints.ts';
import type { OperatorPostgres } from '../operator-postgres.ts';
import { type OperatorDemonstration, startOperatorDemonstration } from './operator-demonstration.ts';
import { clearFolders, endServers, newFolder, startServer } from './server-process.ts';
import { type SignedIn, signIn } from './signed-in.ts';
import { findVersionBefore, unpackVersion } from './version-before.ts';

const sample = (name: string) =>
  fileURLToPath(new URL(`../../../../packages/tax-engine/test-data/${name}`, import.meta.url));
const files = { xml: sample('e1a-xml.zip'), pgdas: sample('e1a-pgdas.zip') };
const [meridiano, client] = ['20000000000107', '11222333000181'];

const before = findVersionBefore();
const title = 'missing' in before ? `the version before, not tested: ${before.missing}` : 'the version before';

let postgres: OperatorPostgres;
let environment: OperatorDemonstration['environment'];
let main: string;

beforeAll(async () => {
  if ('missing' in before) return;
  main = unpackVersion(before.commit, newFolder());
  ({ postgres, environment } = await startOperatorDemonstration());
  await migrate(environment, () => {});
});
afterEach(endServers);
afterAll(async () => {
  await postgres?.stop();
  await clearFolders();
});

/** Starts the version before as one process with web and worker, which accepts newer migrations. */
const startBefore = () => startServer({ ...environment, MIGRATIONS: 'apart' }, main);

/** Returns the addresses of all reads whose parameters are known. */
async function listReads(known: Record<string, string>): Promise<string[]> {
  const fill = ({ path }: Endpoint) =>
    path.replace(/:(\w+)/g, (whole, name: string) => (known[name] ? encodeURIComponent(known[name]) : whole));
  const reads = Object.values(await loadEndpoints()).filter(({ method }) => method === 'GET');
  return reads.map(fill).filter((path) => !path.includes(':'));
}

/** Makes the calls one after the other; returns those that the server could not answer. */
async function failedReads(caller: SignedIn, paths: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  for (const path of paths) {
    const { status } = await caller.fetch(path);
    if (status >= 500) failed.push(`${path}: ${status}`);
  }
  return failed;
}

describe.skipIf('missing' in before)(title, () => {
  it('reads and writes on a database of this version', async () => {
    const { server, address } = await startBefore();
    const analyst = await signIn(address);
    const id_apuracao = await analyst.newAssessment();
    expect((await analyst.upload(id_apuracao, files)).status).toBe(202);
    const { resumo } = await analyst.analysis(id_apuracao, ({ state }) => state === 'pronta' || state === 'falhou');
    expect(resumo).toMatchObject({ total_a_restituir: 159.24 });

    const known = { id_client: client, cnpjcpf: client, id_tenant: meridiano, tenantId: meridiano, id_apuracao };
    const reads = await listReads(known);
    expect(reads.length).toBeGreaterThan(90);
    for (const email of ['ceo@restitui.test', 'ti@restitui.test']) {
      expect(await failedReads(await signIn(address, email), reads)).toEqual([]);
    }
    const errors = server.logged().filter(({ level }) => Number(level) >= 50);
    expect(errors).toEqual([]);
  });

  it('fails in this test for a column that it reads and the database lacks', async () => {
    const { address } = await startBefore();
    const ceo = await signIn(address, 'ceo@restitui.test');
    const owner = new pg.Client({ connectionString: environment.DATABASE_URL });
    await owner.connect();
    await owner.query('alter table clients rename column razao_social to nome_empresarial');
    expect(await failedReads(ceo, [`/clients/${client}`])).toEqual([`/clients/${client}: 500`]);
    await owner.query('alter table clients rename column nome_empresarial to razao_social');
    await owner.end();
    expect(await failedReads(ceo, [`/clients/${client}`])).toEqual([]);
  });
});
