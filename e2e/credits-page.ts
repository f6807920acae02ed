import type { APIRequestContext, Page } from '@playwright/test';
import { mainJobClient, meridiano } from './analyse.ts';
import { expect } from './server.ts';

interface Made {
  id_product: string;
  id_apuracao: string;
  headers: Record<string, string>;
}

const typeServico = 'PREVIDENCIARIO';
export const screenOf = (address: string, { id_product, id_apuracao }: Made) =>
  `${address}/admin/${meridiano}/clientes/${mainJobClient}/produtos/${id_product}?apuracao=${id_apuracao}`;

/** Creates an empty apuração for one test. */
export async function newAssessment(request: APIRequestContext, address: string): Promise<Made> {
  const data = { email: 'analista@restitui.test', password: 'Demo@2026!' };
  const { access_token } = await (await request.post(`${address}/api/auth/login`, { data })).json();
  const headers = { Authorization: `Bearer ${access_token}`, 'X-Tenant-Id': meridiano };
  const products = (await (await request.get(`${address}/api/products/${mainJobClient}`, { headers })).json()).data;
  const id_product = products.find((product: { typeServico: string }) => product.typeServico === typeServico).id;
  const body = { id_client: mainJobClient, id_product, typeServico };
  const created = await (await request.post(`${address}/api/apuracao`, { headers, data: body })).json();
  return { id_product, id_apuracao: created.data.id, headers };
}

export const creditsTable = (page: Page) => page.getByRole('table', { name: 'Créditos', exact: true });
export const rowOf = (page: Page, month: string) =>
  creditsTable(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Conta do crédito de ${month}` }) });
export const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();
