import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { cnpjCheckDigits } from '@restitui/brazil/cnpj.ts';
import { cpfCheckDigits } from '@restitui/brazil/cpf.ts';
import { besideBrowser } from './beside-browser.ts';
import { codeSentTo } from './outbox.ts';

/** Completes eight digits chosen by a journey to a valid CNPJ. */
export function cnpjOf(base: string): string {
  return `${base}0001${cnpjCheckDigits(`${base}0001`)}`;
}

/** Completes nine digits chosen by a journey to a valid CPF. */
export function cpfOf(base: string): string {
  return `${base}${cpfCheckDigits(base)}`;
}

export interface Staff {
  request: APIRequestContext;
  /** Address of the consultancy. */
  address: string;
  headers: Record<string, string>;
}

/** Signs a user of a consultancy in by calls. */
export async function staffOf(request: APIRequestContext, address: string, email: string): Promise<Staff> {
  const { url, headers } = besideBrowser(address, '/auth/login');
  const reply = await request.post(url, { headers, data: { email, password: 'Demo@2026!' } });
  const { access_token } = (await reply.json()) as { access_token: string };
  return { request, address, headers: { ...headers, authorization: `Bearer ${access_token}` } };
}

export async function send(staff: Staff, path: string, data: object) {
  const reply = await staff.request.post(besideBrowser(staff.address, path).url, { data, headers: staff.headers });
  expect(reply.ok(), `${path} ${await reply.text()}`).toBe(true);
  return reply;
}

export async function read(staff: Staff, path: string): Promise<unknown> {
  const reply = await staff.request.get(besideBrowser(staff.address, path).url, { headers: staff.headers });
  return reply.json();
}

export interface NewCompany {
  cnpjcpf: string;
  razao_social: string;
  cpfProprietario: string;
}

const company = {
  ...{ nome_fantasia: 'Nova', cnae_principal: '47.12-1-00', atividadePrincipal: 'Comércio varejista' },
  ...{ nomeContador: 'Caio Lima', contatoContador: '6233332222', emailContador: 'caio@contas.test' },
  ...{
    li_aceito_tenant: true,
    comissaoTenant: 21,
    banco: '001 - BCO DO BRASIL S.A.',
    agencia: '0001',
    conta: '12345-6',
  },
  ...{ cep: '74000000', logradouro: 'Rua 1', bairro: 'Centro', numero: '10', municipio: 'Goiânia', estado: 'GO' },
};

/** The provisional password of owners whom a journey registers. */
export const registeredPassword = 'Lidia2026';

/** Registers a client of a new owner, after confirming the contacts. */
export async function registerClient(
  staff: Staff,
  {
    emailProprietario,
    contatoProprietario,
    ...named
  }: NewCompany & { emailProprietario: string; contatoProprietario: string },
): Promise<void> {
  for (const [channel, to] of [
    ['mail', emailProprietario],
    ['whatsapp', contatoProprietario],
  ] as const) {
    await send(staff, `/${channel}/send-code`, { to });
    await send(staff, `/${channel}/verify-code`, { to, code: await codeSentTo(staff.request, staff.address, to) });
  }
  const owner = {
    nomeProprietario: 'Lídia Moura Campos',
    emailProprietario,
    contatoProprietario,
    password: registeredPassword,
  };
  await send(staff, '/clients', { ...company, ...owner, ...named });
}

/** Registers one more client of an existing owner. */
export async function registerSibling(staff: Staff, named: NewCompany): Promise<void> {
  await send(staff, '/clients/cpf-Vinculo', { ...company, ...named });
}
