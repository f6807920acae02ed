import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { besideBrowser } from './beside-browser.ts';
import { cpfOf, read, registerClient, send, staffOf } from './new-client.ts';
import type { StartedServer } from './server.ts';

const data = join(import.meta.dirname, '../packages/tax-engine/test-data');
export const meridiano = '20000000000107';
export const kairos = '30000000000152';
export const mainJobClient = '11222333000181';
/** A client of the demonstration with the analysis of two years. */
export const smallAnalysis = '82QFE579000132';

export interface Analysed {
  id_product: string;
  id_apuracao: string;
  id_empty_apuracao: string;
}

/** Returns the path of the analysed product, as provider staff open it. */
export const analysedProduct = ({ id_product }: Analysed) =>
  `/admin/${kairos}/clientes/${mainJobClient}/produtos/${id_product}`;

const analysed = new Map<string, Promise<Analysed>>();

/**
 * Runs the main analysis in a consultancy whose clients no other journey counts. Journeys that share a server share the
 * analysis too: its company can be registered once.
 */
export function analyse(request: APIRequestContext, server: StartedServer): Promise<Analysed> {
  const made = analysed.get(server.address) ?? runAnalysis(request, server);
  analysed.set(server.address, made);
  return made;
}

async function runAnalysis(request: APIRequestContext, server: StartedServer): Promise<Analysed> {
  const client = { cnpjcpf: mainJobClient, razao_social: 'COMERCIO EXEMPLO LTDA', cpfProprietario: cpfOf('300000001') };
  const contacts = { emailProprietario: 'dona@axe.test', contatoProprietario: '21955610399' };
  const ceo = await staffOf(request, server.hostOf('kairos'), 'ceo@kairos.test');
  await registerClient(ceo, { ...client, ...contacts });
  const contracts = ['PIS_COFINS_MONOFASICO_PARA_SN'];
  await send(ceo, '/agreement/vincular', { contracts, typeRegime: 'SIMPLES_NACIONAL', id_client: mainJobClient });

  const { headers, ...analyst } = await staffOf(request, server.address, 'analista@restitui.test');
  const staff = { ...analyst, headers: { ...headers, 'x-tenant-id': kairos } };
  const dataOf = async (path: string) => ((await read(staff, path)) as { data: { id: string }[] }).data;
  const [product] = await dataOf(`/products/${mainJobClient}`);
  const id_product = product?.id ?? '';
  const create = async (): Promise<string> => {
    const body = { id_client: mainJobClient, id_product, typeServico: 'PIS_COFINS_MONOFASICO_PARA_SN' };
    return (await (await send(staff, '/apuracao', body)).json()).data.id;
  };
  const id_apuracao = await create();

  const upload = besideBrowser(staff.address, '/microservices/xml/simples-nacional');
  const multipart = { id_apuracao, xml: zip('e1a-xml.zip'), pgdas: zip('e1a-pgdas.zip') };
  expect((await request.post(upload.url, { headers: staff.headers, multipart })).status()).toBe(202);
  const state = async () => ((await read(staff, `/simples/${id_apuracao}`)) as { data: { state: string } }).data.state;
  await expect.poll(state).toBe('pronta');
  return { id_product, id_apuracao, id_empty_apuracao: await create() };
}

function zip(name: string) {
  return { name: basename(name), mimeType: 'application/zip', buffer: readFileSync(join(data, name)) };
}
