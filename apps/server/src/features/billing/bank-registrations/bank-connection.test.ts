import { bankRegistrationsApi as api } from '@restitui/domain/billing/bank-registrations/bank-registrations.api.ts';
import { boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bankPems } from '../../../../test/bank-pems.ts';
import { boletoBody, checkBoletos } from '../../../../test/boletos.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { startInterBank } from '../../../../test/inter-bank.ts';
import { testPems } from '../../../../test/pems.ts';
import { sendForm } from '../../../../test/send-files.ts';
import { interBankBoletos } from '../../../platform/inter-bank-boletos.ts';
import { pollBoletos } from '../boletos/jobs/poll-boletos.ts';

let bank: Awaited<ReturnType<typeof startInterBank>>;
let server: TestServer;
let home: TenantId;
let ceo: Caller;

beforeAll(async () => {
  bank = await startInterBank();
  const clock = { now: () => server.clock.now() };
  server = await startTestServer({
    boletos: interBankBoletos({ url: bank.state.url, clock, ca: bankPems.certificate, milliseconds: 2000 }),
  });
  home = await addTenant(server, { isProvider: true, domain: 'consultoria.test' });
  ceo = await as(server, await addUser(server, { id_tenant: home, typeUser: 'ADMIN', typeCargo: 'CEO' }));
});
afterAll(async () => {
  await server.close();
  bank.close();
});
beforeEach(() => {
  bank.state.overrides = {};
  bank.state.requests.length = 0;
});

const codeOf = async (attempt: ReturnType<Caller['try']>) => {
  const { status, body } = await attempt;
  return [status, body.code];
};

const fields = {
  ...{
    typeBank: 'INTER',
    client_id: 'a1b2',
    x_conta_corrente: '1234567-8',
    nome: 'Consultoria',
    tipoPessoa: 'juridica',
  },
  ...{ cpfCnpj: '11222333000181', cep: '74000000', endereco: 'Rua 1', bairro: 'Centro', cidade: 'Goiânia', uf: 'GO' },
};
const pem = (name: string, text: string) => ({ name, content: Buffer.from(text) });
const register = (cliente_secret: string) =>
  sendForm(
    server,
    ceo,
    '/api/bank',
    {
      ...{ ...fields, cliente_secret },
      ...{ chaveKey: pem('a.key', testPems.key), certificado: pem('a.crt', testPems.certificate) },
    },
    home,
    'PUT',
  );

describe('connection test of the bank registration', { tags: ['D-20'] }, () => {
  it('requires a registration with key and certificate', async () => {
    expect(await codeOf(ceo.try(api.test))).toEqual([409, 'bank_unregistered']);
    await ceo.call(api.save, { body: { ...fields, cliente_secret: 'segredo' } });
    expect(await codeOf(ceo.try(api.test))).toEqual([409, 'bank_files_missing']);
    expect(await codeOf(ceo.try(boletosApi.issue, { body: boletoBody() }))).toEqual([409, 'boleto_bank_missing']);
    expect((await ceo.call(boletosApi.start, { query: {} })).data.pronto).toBe(false);
  });

  it('requests only a token and reports the bank’s answer', async () => {
    expect((await register('segredo')).status).toBe(200);
    expect(await ceo.try(api.test)).toMatchObject({ status: 200, body: { data: { banco: 'INTER' } } });
    expect(bank.state.requests.map(({ path }) => path)).toEqual(['/oauth/v2/token']);
    bank.state.overrides['POST /oauth'] = (reply) => reply.writeHead(429).end();
    expect(await codeOf(ceo.try(api.test))).toEqual([503, 'bank_busy']);
    server.clock.move(60_000);
    bank.state.overrides['POST /oauth'] = (reply) => reply.destroy();
    expect(await codeOf(ceo.try(api.test))).toEqual([504, 'bank_silent']);
  });

  it('rejects a wrong secret without revealing it', async () => {
    await register('outro-segredo');
    const { status, body } = await ceo.try(api.test);
    expect([status, body.code]).toEqual([502, 'bank_credentials_refused']);
    expect(JSON.stringify(body)).not.toContain('outro-segredo');
    expect(await codeOf(ceo.try(boletosApi.issue, { body: boletoBody() }))).toEqual([502, 'boleto_bank_denied']);
    expect((await ceo.call(boletosApi.list, { query: {} })).data).toEqual([]);
    await register('segredo');
  });

  it('is allowed to users who may register the bank', async () => {
    const user = await addUser(server, { id_tenant: home, typeUser: 'ADMIN', typeCargo: 'FINANCEIRO' });
    expect(await codeOf((await as(server, user)).try(api.test))).toEqual([403, 'bank_edit_denied']);
  });
});

describe('boletos of Banco Inter', { tags: ['D-21'] }, () => {
  const read = async (id: string) => (await ceo.call(boletosApi.read, { params: { id } })).data;

  it('are issued, notified as paid and booked with the bank’s data', async () => {
    await ceo.call(boletosApi.registerNotices);
    const token = bank.state.webhookUrl.replace(/^.*\/api\/boletos\/aviso\//, '');
    expect(token).toMatch(/^[\w-]{43}$/);
    const { data } = await ceo.call(boletosApi.issue, { body: boletoBody() });
    bank.settle();
    await checkBoletos(server);
    const made = await read(data.id);
    expect(made).toMatchObject({
      banco: 'INTER',
      situacao: 'A_RECEBER',
      nossoNumero: '90398347529',
      pagavelAqui: false,
    });
    const codigoSolicitacao = made.codigoSolicitacao ?? '';
    bank.pay(codigoSolicitacao, 'PIX', 1240);
    await ceo.call(boletosApi.receiveNotice, { params: { token }, body: [{ codigoSolicitacao }] });
    await checkBoletos(server);
    expect(await read(data.id)).toMatchObject({ status: 'PIX', valorRecebido: 1240 });
    const pdf = await ceo.try(boletosApi.pdf, { params: { id: data.id } });
    expect((pdf.body as unknown as { file: string }).file).toBe('%PDF-1.4 do banco');
    expect(await codeOf(ceo.try(boletosApi.pay, { params: { id: data.id }, body: {} }))).toEqual([
      409,
      'boleto_not_payable_here',
    ]);
  });

  it('are found by their number when the answer was lost, and issued once', async () => {
    let made = 0;
    bank.state.overrides['POST /cobranca'] = (reply, call) => {
      made++;
      const codigo = 'codigo-perdido';
      const order = JSON.parse(call.body);
      bank.charges.set(codigo, { codigo, body: order, situacao: 'A_RECEBER', dataSituacao: '2026-11-20' });
      reply.destroy();
    };
    const { data } = await ceo.call(boletosApi.issue, { body: boletoBody() });
    expect(data).toMatchObject({ situacao: 'EM_PROCESSAMENTO', codigoSolicitacao: null });
    await checkBoletos(server);
    expect(await read(data.id)).toMatchObject({ situacao: 'A_RECEBER', codigoSolicitacao: 'codigo-perdido' });
    expect(made).toBe(1);
  });

  it('fail after a quarter of an hour when the bank never issued them', async () => {
    bank.state.overrides['POST /cobranca'] = (reply) => reply.destroy();
    const { data } = await ceo.call(boletosApi.issue, { body: boletoBody() });
    expect(await checkBoletos(server)).toHaveLength(1);
    server.clock.move(16 * 60_000);
    await pollBoletos({ platform: server.platform, inTenant: server.inTenant }, home);
    expect(await read(data.id)).toMatchObject({ situacao: 'FALHA_EMISSAO', status: 'CANCELADO' });
  });

  it('are not stored when the bank rejects them, and the field is named', async () => {
    bank.state.overrides['POST /cobranca'] = (reply) => {
      const violacoes = [{ razao: 'CEP inexistente', propriedade: 'emitirCobranca.pagador.cep' }];
      reply
        .writeHead(400, { 'content-type': 'application/json' })
        .end(JSON.stringify({ detail: 'Campos.', violacoes }));
    };
    const body = boletoBody();
    const refused = await ceo.try(boletosApi.issue, { body });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'boleto_bank_refused', issues: [{ path: 'cep', message: 'CEP inexistente' }] },
    });
    bank.state.overrides = {};
    expect((await ceo.try(boletosApi.issue, { body })).status).toBe(201);
  });
});
