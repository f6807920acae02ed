import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';

const data = join(import.meta.dirname, '../packages/tax-engine/test-data');
export const meridiano = '20000000000107';
export const mainJobClient = '11222333000181';

export interface Analysed {
  id_product: string;
  id_apuracao: string;
  id_empty_apuracao: string;
}

/** Two new apurações of the main job's client, the first with a finished analysis of the synthetic ZIPs. */
export async function analyse(request: APIRequestContext, address: string): Promise<Analysed> {
  const api = `${address}/api`;
  const signedIn = await request.post(`${api}/auth/login`, {
    data: { email: 'analista@restitui.test', password: 'Demo@2026!' },
  });
  const { access_token } = await signedIn.json();
  const headers = { Authorization: `Bearer ${access_token}`, 'X-Tenant-Id': meridiano };

  const products = (await (await request.get(`${api}/products/${mainJobClient}`, { headers })).json()).data;
  const typeServico = 'PIS_COFINS_MONOFASICO_PARA_SN';
  const id_product = products.find((product: { typeServico: string }) => product.typeServico === typeServico).id;
  const create = async (): Promise<string> => {
    const body = { id_client: mainJobClient, id_product, typeServico };
    return (await (await request.post(`${api}/apuracao`, { headers, data: body })).json()).data.id;
  };
  const id_apuracao = await create();

  await request.post(`${api}/microservices/xml/simples-nacional`, {
    headers,
    multipart: { id_apuracao, xml: zip('e1a-xml.zip'), pgdas: zip('e1a-pgdas.zip') },
  });
  const state = async () => (await (await request.get(`${api}/simples/${id_apuracao}`, { headers })).json()).data.state;
  await expect.poll(state, { timeout: 60_000 }).toBe('pronta');
  return { id_product, id_apuracao, id_empty_apuracao: await create() };
}

function zip(name: string) {
  return { name: basename(name), mimeType: 'application/zip', buffer: readFileSync(join(data, name)) };
}
