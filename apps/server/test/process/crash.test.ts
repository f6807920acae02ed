import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { connectToRunningServer } from '../../src/db/connect-to-running-server.ts';
import { newDemonstration } from './demonstration-folder.ts';
import { clearFolders, endServers, startServer } from './server-process.ts';
import { SignedIn, signIn } from './signed-in.ts';

const sample = (name: string) =>
  fileURLToPath(new URL(`../../../../packages/tax-engine/test-data/${name}`, import.meta.url));
const e1a = { xml: sample('e1a-xml.zip'), pgdas: sample('e1a-pgdas.zip') };

let dataDir: string;
let token = '';

beforeAll(async () => {
  dataDir = await newDemonstration();
});
afterEach(endServers);
afterAll(clearFolders);

/** Signs in to a server on the same data with the same session, which survives too. */
async function start() {
  const { server, address } = await startServer({ DATA_DIR: dataDir });
  const analyst = token ? new SignedIn(address, token) : await signIn(address);
  token = analyst.token;
  return { analyst, kill: () => server.end('SIGKILL') };
}

it('keeps an assessment, an upload and a corrected total that were acknowledged before kill -9', async () => {
  const first = await start();
  const id_apuracao = await first.analyst.newAssessment();
  await first.kill();

  const second = await start();
  expect((await second.analyst.upload(id_apuracao, e1a)).status).toBe(202);
  await second.kill();

  const third = await start();
  const { resumo } = await third.analyst.analysis(id_apuracao, ({ state }) => state === 'pronta');
  expect(resumo).toMatchObject({ total_a_restituir: 159.24 });
  const total = { id_apuracao, competencia: '05/2025', valor: 150, motivo: 'Acordo com o cliente' };
  expect((await third.analyst.send('PATCH', '/simples/update', total)).status).toBe(200);
  await third.kill();

  const fourth = await start();
  const { analises } = (await fourth.analyst.get(`/simples/${id_apuracao}`)).data;
  expect(analises).toContainEqual(
    expect.objectContaining({ competencia: '05/2025', total_a_restituir: 150, total_calculado: 159.24 }),
  );
});

it('ends the leases of the killed process at its next start, so that its work does not wait for their end', async () => {
  const leases = async (statement: string) => {
    const database = await connectToRunningServer({ dataDir });
    const reply = await database?.asOwner((owner) => owner.query(statement));
    await database?.close();
    return reply?.rows;
  };
  const { kill } = await start();
  await leases(`insert into work_leases select id, 'of the process', 'killed', now() from tenants`);
  expect(await leases('select from work_leases')).not.toEqual([]);
  await kill();

  await start();
  expect(await leases(`select from work_leases where holder = 'killed'`)).toEqual([]);
});
