import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { cnpjCheckDigits } from '@restitui/brazil/cnpj.ts';

/** A valid CNPJ of eight digits that a journey chose for itself. */
export function cnpjOf(base: string): string {
  return `${base}0001${cnpjCheckDigits(`${base}0001`)}`;
}

/** A valid CPF of nine digits that a journey chose for itself. */
export function cpfOf(base: string): string {
  const digit = (text: string) => {
    const sum = [...text].reduce((total, each, i) => total + Number(each) * (text.length + 1 - i), 0);
    return ((sum * 10) % 11) % 10;
  };
  const first = digit(base);
  return `${base}${first}${digit(`${base}${first}`)}`;
}

interface Staff {
  request: APIRequestContext;
  /** Of the consultancy. */
  address: string;
  headers: Record<string, string>;
}

/** Beside the browser not every machine finds a name under `localhost`: the server is called by number, under its name. */
function besideBrowser(address: string, path: string) {
  const { host, port } = new URL(address);
  return { url: `http://127.0.0.1:${port}/api${path}`, headers: { host } };
}

/** A person of a consultancy, signed in beside the browser. */
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

/** The newest code that went to a contact. */
export async function codeTo({ request, address }: Pick<Staff, 'request' | 'address'>, to: string): Promise<string> {
  const { url, headers } = besideBrowser(address, '/dev/outbox');
  let code = '';
  const read = async () => {
    const { data } = (await (await request.get(url, { headers })).json()) as {
      data: { to: string; text: string }[];
    };
    code = data.find((message) => message.to === to)?.text.match(/\b[A-Z0-9]{4}\b/)?.[0] ?? '';
    return code;
  };
  await expect.poll(read, { timeout: 20_000 }).not.toBe('');
  return code;
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

/** A client of a new owner, whose contacts are proven first. */
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
    await send(staff, `/${channel}/verify-code`, { to, code: await codeTo(staff, to) });
  }
  const owner = {
    nomeProprietario: 'Lídia Moura Campos',
    emailProprietario,
    contatoProprietario,
    password: 'Lidia2026',
  };
  await send(staff, '/clients', { ...company, ...owner, ...named });
}

/** One more client of an owner who is there. */
export async function registerSibling(staff: Staff, named: NewCompany): Promise<void> {
  await send(staff, '/clients/cpf-Vinculo', { ...company, ...named });
}
