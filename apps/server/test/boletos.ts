import { boletosApi } from '@restitui/domain/boletos/boletos.api.ts';
import type { Request } from '@restitui/domain/wire/endpoint.ts';
import { checkBoleto } from '../src/features/boletos/jobs/check-boleto.ts';
import type { Caller, TestServer } from './harness.ts';

type Sent = Request<typeof boletosApi.issue>['body'];

let made = 0;

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
