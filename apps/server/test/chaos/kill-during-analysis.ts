import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storedFiles } from '../process/server-process.ts';
import type { FaultyServer } from './faulty-server.ts';
import { checks, type Outcome } from './outcome.ts';

const sample = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../packages/tax-engine/test-data/${name}`, import.meta.url)));
const client = '11222333000181';
const typeServico = 'PIS_COFINS_MONOFASICO_PARA_SN';
interface Found {
  state: string;
  resumo: { total_a_restituir: number } | null;
  analises: { competencia: string }[];
}
const isOver = ({ state }: Pick<Found, 'state'>) => state === 'pronta' || state === 'falhou';

/** Steps of an upload and of the analysis that follows it. */
export const analysisSteps: [step: string, nth: number][] = [
  ['rename .*uploads/', 1],
  ['rename .*uploads/', 2],
  ['insert into "simples_runs"', 1],
  ['insert into pgboss\\W*job', 1],
  ['insert into "simples_item_blocks"', 1],
  ['insert into "simples_months"', 1],
  ...[1, 2, 3, 4, 5, 6].map((nth): [string, number] => ['^commit$', nth]),
  ...[1, 2, 3, 4, 5, 6].map((nth): [string, number] => ['^committed$', nth]),
];

function form(id_apuracao: string): FormData {
  const body = new FormData();
  body.append('id_apuracao', id_apuracao);
  for (const field of ['xml', 'pgdas']) {
    body.append(field, new Blob([sample(`e1a-${field}.zip`)], { type: 'application/zip' }), `${field}.zip`);
  }
  return body;
}

export async function newAssessment(server: FaultyServer): Promise<string> {
  const products: { id: string; typeServico: string }[] = (await server.get(`/products/${client}`)).data;
  const id_product = products.find((product) => product.typeServico === typeServico)?.id;
  const { status, body } = await server.send('POST', '/apuracao', { id_client: client, id_product, typeServico });
  if (status !== 201) throw new Error(`POST /apuracao answered ${status}: ${JSON.stringify(body)}`);
  return body.data.id;
}

export const uploadPair = (server: FaultyServer, id_apuracao: string) =>
  server.try('POST', '/microservices/xml/simples-nacional', form(id_apuracao));

/** Waits until the analysis is over, and compares it with the worked example. */
export async function checkAnalysis(server: FaultyServer, id: string, check: ReturnType<typeof checks>['check']) {
  const read = async (): Promise<Found> => (await server.get(`/simples/${id}`)).data;
  const found = await server.poll(read, isOver);
  check('the analysis ends', found.state === 'pronta', found.state);
  check('the result is right', found.resumo?.total_a_restituir === 159.24, found.resumo);
  const months = found.analises.map(({ competencia }) => competencia);
  check('each month appears once', new Set(months).size === months.length && months.length > 0, months);
}

/** Kills the server in a step of an upload or its analysis, starts it again and checks what is there. */
export async function killDuringAnalysis(server: FaultyServer, [step, nth]: [string, number]): Promise<Outcome> {
  const { broken, check } = checks();
  const id = await newAssessment(server);
  const before = storedFiles(server.dataDir).filter((name) => name.startsWith('uploads/')).length;
  server.killAt(step, nth);
  const reply = await uploadPair(server, id);
  const over = server.poll(async () => server.isKilled() || isOver((await server.get(`/simples/${id}`)).data), Boolean);
  await over.catch(() => {});
  const killedAt = await server.ended();
  if (killedAt) await server.start();

  const { data } = await server.send('GET', `/simples/${id}`).then(({ body }) => body);
  const exists = Boolean(data) && data.state !== null && data.state !== 'sem_analise';
  if (reply) check('the upload is accepted', reply.status === 202, reply);
  if (data && !isOver(data)) check('nothing half-made is visible', data.analises.length === 0, data.state);
  if (reply?.status === 202 || exists) {
    if (!exists) check('an answered upload is kept', false, data);
    else await checkAnalysis(server, id, check);
  }
  const after = storedFiles(server.dataDir).filter((name) => name.startsWith('uploads/'));
  const expected = before + (exists ? 2 : 0);
  check('no incomplete file is left', !after.some((name) => name.endsWith('.part')), after);
  // Files of an upload that was cut before its row exist are removed a day later.
  check('no stored file is missing', after.length >= expected, { expected, found: after.length });
  const fault = `upload and analysis: ${killedAt ? `killed at ${nameOf(step)} ${nth}` : `${nameOf(step)} ${nth} not reached`}`;
  return { fault, answered: reply ? 2 : 1, broken };
}

export const nameOf = (step: string) => step.replace(/[\^$]|\.\*/g, '').replace(/"/g, '');
