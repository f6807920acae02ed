import { boletosApi } from '@restitui/domain/boletos/boletos.api.ts';
import { creditsApi } from '@restitui/domain/credits/credits.api.ts';
import { feesApi } from '@restitui/domain/fees/fees.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Request } from '@restitui/domain/wire/endpoint.ts';
import { checkBoleto } from '../src/features/boletos/jobs/check-boleto.ts';
import type { tenants } from '../src/features/tenants/tenants.table.ts';
import { addOpenService } from './client-at-work.ts';
import { addClient } from './clients.ts';
import { addTestCredit } from './credits.ts';
import { addTenant, addUser, as, type Caller, type TestServer } from './harness.ts';

type Sent = Request<typeof boletosApi.issue>['body'];

let made = 0;

/** Meridiano, and the provider's CEO, who issues its boletos. */
export async function addBoletoIssuer(server: TestServer) {
  const provider = await addTenant(server, { isProvider: true });
  const home = await addTenant(server, { razao_social: 'Meridiano Consultoria Ltda', cidade: 'Curitiba' });
  const boss = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' });
  return { provider, home, ceo: await as(server, boss, home) };
}

/** What the dialog sends; the harness's day is 20/11/2026. */
export const boletoSent = (values: Partial<Sent> = {}): Sent => ({
  nome: 'Padaria São João Ltda',
  cpfCnpj: '11.222.333/0001-81',
  tipoPessoa: 'JURIDICA',
  cep: '74000-123',
  endereco: 'Rua 10',
  numero: '20',
  bairro: 'Centro',
  cidade: 'Goiânia',
  uf: 'GO',
  valorNominal: 1234.56,
  dataVencimento: '2026-12-20',
  dataLimite: '2027-01-19',
  seuNumero: `FAT-${++made}`,
  ...values,
});

/** Does what the worker would with all boletos that are to be asked about; gives what it threw. */
export async function checkBoletos(server: TestServer): Promise<Error[]> {
  const failures: Error[] = [];
  for (let job = server.toCheck.shift(); job; job = server.toCheck.shift()) {
    const worker = { platform: server.platform, inTenant: server.inTenant };
    await checkBoleto(worker, job).catch((error) => failures.push(error));
  }
  return failures;
}

/** A boleto that the bank has made. */
export async function issuedBoleto(server: TestServer, caller: Caller, values: Partial<Sent> = {}) {
  const { data } = await caller.call(boletosApi.issue, { body: boletoSent(values) });
  server.clock.move(1500);
  await checkBoletos(server);
  return (await caller.call(boletosApi.read, { params: { id: data.id } })).data;
}

/** The code of a reply, beside its status. */
export async function codeOf(attempt: ReturnType<Caller['try']>) {
  const { status, body } = await attempt;
  return [status, body.code];
}

/** In a consultancy of its own, a boleto of R$ 100,00 that asks for fees of R$ 100,00. */
export async function addFeeBoleto(
  server: TestServer,
  provider: TenantId,
  tenant: Partial<typeof tenants.$inferInsert> = {},
) {
  const home = await addTenant(server, tenant);
  const ceo = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', name: 'Rita' }), home);
  const id_client = await addClient(server, { id_tenant: home });
  const service = await addOpenService(server, home, id_client);
  const id = await addTestCredit(server, { id_tenant: home, ...service });
  await ceo.call(creditsApi.save, { body: { id, compensacao: 500 } });
  const boleto = await issuedBoleto(server, ceo, { id_client, valorNominal: 100 });
  await ceo.call(feesApi.charge, { body: { id_client, id_boleto: boleto.id } });
  return { home, ceo, id_client, boleto };
}
