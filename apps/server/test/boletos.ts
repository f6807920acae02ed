import { boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { feesApi } from '@restitui/domain/billing/fees/fees.api.ts';
import { creditsApi } from '@restitui/domain/recovery/credits/credits.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Request } from '@restitui/domain/wire/endpoint.ts';
import { checkBoleto } from '../src/features/billing/boletos/jobs/check-boleto.ts';
import type { tenants } from '../src/features/tenancy/tenants/tenants.table.ts';
import { addClient } from './clients.ts';
import { addOpenService } from './consultancy.ts';
import { addTestCredit } from './credits.ts';
import { addTenant, addUser, as, type Caller, type TestServer } from './harness.ts';

type Sent = Request<typeof boletosApi.issue>['body'];

let made = 0;

/** Adds the tenant Meridiano and the provider's CEO, who issues its boletos. */
export async function addBoletoIssuer(server: TestServer) {
  const provider = await addTenant(server, { isProvider: true });
  const home = await addTenant(server, { razao_social: 'Meridiano Consultoria Ltda', cidade: 'Curitiba' });
  const boss = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' });
  return { provider, home, ceo: await as(server, boss, home) };
}

/** Creates the body that the dialog sends; the test clock is at 20/11/2026. */
export const boletoBody = (values: Partial<Sent> = {}): Sent => ({
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

/** Runs the pending boleto checks as the worker would, and returns their errors. */
export async function checkBoletos(server: TestServer): Promise<Error[]> {
  const failures: Error[] = [];
  for (let job = server.toCheck.shift(); job; job = server.toCheck.shift()) {
    const worker = { platform: server.platform, inTenant: server.inTenant };
    await checkBoleto(worker, job).catch((error) => failures.push(error));
  }
  return failures;
}

/** Issues a boleto and waits for the bank to make it. */
export async function issuedBoleto(server: TestServer, caller: Caller, values: Partial<Sent> = {}) {
  const { data } = await caller.call(boletosApi.issue, { body: boletoBody(values) });
  server.clock.move(1500);
  await checkBoletos(server);
  return (await caller.call(boletosApi.read, { params: { id: data.id } })).data;
}

/** Returns status and error code of a response. */
export async function codeOf(attempt: ReturnType<Caller['try']>) {
  const { status, body } = await attempt;
  return [status, body.code];
}

/** Adds a consultancy with a boleto of R$ 100,00 that charges fees of R$ 100,00. */
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
