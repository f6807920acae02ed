import { formatBoletoLine, parseBarcode, parseBoletoLine } from '@restitui/brazil/boleto-number.ts';
import { isPixCode } from '@restitui/brazil/pix-code.ts';
import { boletosApi as api } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { tenantChangesApi } from '@restitui/domain/tenancy/tenants/tenant-changes.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addBoletoIssuer, boletoBody, checkBoletos, codeOf, issuedBoleto } from '../../../../test/boletos.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { addOwner } from '../../../../test/owners.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let ceo: Caller;

beforeEach(async () => {
  server = await startTestServer();
  ({ provider, home, ceo } = await addBoletoIssuer(server));
});
afterEach(() => server.close());

async function adminOf(typeCargo: 'FINANCEIRO' | 'ANALISTA', permissions = {}) {
  const user = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo, permissions });
  return as(server, user, home);
}

const usuario = async (typeCargo: 'CEO' | 'GERENTE', id_tenant = home) =>
  as(server, await addUser(server, { id_tenant, typeCargo }));

describe('POST /boletos', { tags: ['W-432', 'W-558'] }, () => {
  it('requests the boleto from the bank, which returns valid numbers and Pix', {
    tags: ['D-21', 'W-427', 'W-433'],
  }, async () => {
    const reply = await ceo.try(api.issue, { body: boletoBody({ seuNumero: 'FAT-A' }) });
    expect(reply).toMatchObject({ status: 201, body: { data: { status: 'COBRANCA', situacao: 'EM_PROCESSAMENTO' } } });
    expect((await checkBoletos(server))[0]?.message).toContain('still making');
    server.clock.move(1500);
    const { id } = (reply.body as unknown as { data: { id: string } }).data;
    const refreshed = (await ceo.call(api.refresh, { params: { id } })).data;
    expect(refreshed).toMatchObject({
      seuNumero: 'FAT-A',
      situacao: 'A_RECEBER',
      status: 'COBRANCA',
      banco: 'LOCAL',
      nomeBeneficiario: 'Meridiano Consultoria Ltda',
      cpfCnpjBeneficiario: home,
      cpfCnpj: '11222333000181',
      valorNominal: 1234.56,
      dataEmissao: '2026-11-20',
      dataVencimento: '2026-12-20',
    });
    expect(parseBarcode(refreshed.codigoBarras ?? '')).toBe(parseBoletoLine(refreshed.linhaDigitavel ?? ''));
    expect(formatBoletoLine(refreshed.linhaDigitavel ?? '')).toMatch(/ 16660000123456$/);
    expect(isPixCode(refreshed.pixCopiaECola ?? '')).toBe(true);
    expect(refreshed.pixCopiaECola).toContain('sem-valor@restitui.invalid');
    expect(refreshed.codigoSolicitacao).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('keeps fine and interest, by default from the day after the due date', {
    tags: ['W-428', 'W-429', 'W-430'],
  }, async () => {
    const rates = { codigoMulta: 'PERCENTUAL', taxaMulta: 2, codigoMora: 'TAXAMENSAL', taxaMora: 1 } as const;
    const boleto = await issuedBoleto(server, ceo, rates);
    expect(boleto).toMatchObject({ ...rates, dataMulta: '2026-12-21', dataMora: '2026-12-21' });
    const without = await issuedBoleto(server, ceo, { taxaMulta: 5, taxaMora: 5, dataMulta: '2027-01-01' });
    expect(without).toMatchObject({ taxaMulta: 0, dataMulta: null, taxaMora: 0, dataMora: null });
  });

  it('proposes the client as payer, the tenant as beneficiary, and thirty days', {
    tags: ['W-426', 'W-434'],
  }, async () => {
    const owner = await addOwner(server, { id_tenant: home, clients: [{ razao_social: 'LOJA DA ANA' }] });
    const id_client = owner.clients[0] ?? '';
    const { data } = await ceo.call(api.start, { query: { id_client } });
    expect(data).toMatchObject({
      banco: 'LOCAL',
      pronto: true,
      nomeBeneficiario: 'Meridiano Consultoria Ltda',
      dataEmissao: '2026-11-20',
      dataVencimento: '2026-12-20',
      pagador: { nome: 'LOJA DA ANA', cpfCnpj: id_client, tipoPessoa: 'JURIDICA' },
    });
    expect(data.seuNumero).toMatch(/^B261120-\d{5}$/);
    expect((await ceo.call(api.start, { query: {} })).data.pagador).toBeNull();
    expect(await codeOf(ceo.try(api.start, { query: { id_client: '99' } }))).toEqual([404, 'boleto_client_unknown']);
  });

  it('proposes with the limits of the tenant for fine and interest', { tags: ['W-428', 'W-429'] }, async () => {
    expect((await ceo.call(api.start, { query: {} })).data.limites).toEqual({ multaMaxima: 2, jurosMaximos: 1 });
    const admin = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO' }));
    const brand = { title: 'Meridiano', primary: '#1d4fa8', secondary: '#0c2340', accent: '#0e7490' };
    const limits = { multaMaxima: 5, jurosMaximos: 0.5 };
    await admin.call(tenantChangesApi.updateBranding, { params: { tenantId: home }, body: { ...brand, ...limits } });
    expect((await ceo.call(api.start, { query: {} })).data.limites).toEqual(limits);
  });

  it('names the invalid field, and a number that is taken', async () => {
    await issuedBoleto(server, ceo, { seuNumero: 'FAT-X' });
    const refused = async (values: Parameters<typeof boletoBody>[0]) =>
      (await ceo.try(api.issue, { body: boletoBody(values) })).body as { issues?: { path: string; message: string }[] };
    expect(await refused({ seuNumero: 'FAT-X' })).toMatchObject({
      code: 'boleto_number_taken',
      issues: [{ path: 'seuNumero', message: 'Já existe um boleto com este número nesta empresa.' }],
    });
    const again = ceo.try(api.issue, { body: boletoBody({ seuNumero: 'FAT-X' }) });
    expect(await codeOf(again)).toEqual([409, 'boleto_number_taken']);
    const past = { dataVencimento: '2026-11-19', dataLimite: '2026-11-30' };
    expect(await refused(past)).toMatchObject({ code: 'boleto_due_past', issues: [{ path: 'dataVencimento' }] });
    expect((await refused({ ...past, seuNumero: 'FAT-X' })).issues?.map(({ path }) => path)).toEqual([
      ...['dataVencimento', 'seuNumero'],
    ]);
    expect(await refused({ cpfCnpj: '1', valorNominal: 1 })).toMatchObject({ code: 'invalid_input' });
    expect(await codeOf(ceo.try(api.issue, { body: boletoBody({ id_client: '99' }) }))).toEqual([
      404,
      'boleto_client_unknown',
    ]);
  });
});

describe('list of boletos', { tags: ['W-424'] }, () => {
  it('has pages of 50 and filters by status, period, client and text', { tags: ['W-425', 'W-437'] }, async () => {
    const owner = await addOwner(server, { id_tenant: home, clients: [{ razao_social: 'LOJA' }] });
    const id_client = owner.clients[0] ?? '';
    const early = await issuedBoleto(server, ceo, {
      dataVencimento: '2026-12-01',
      dataLimite: '2026-12-10',
      id_client,
    });
    const late = await issuedBoleto(server, ceo, { nome: 'Açougue Boi Forte' });
    await ceo.call(api.pay, { params: { id: late.id }, body: {} });
    const listed = async (query: object) => (await ceo.call(api.list, { query })).data.map(({ id }) => id);
    expect((await ceo.call(api.list, { query: {} })).page).toEqual({ number: 1, size: 50, total: 2 });
    expect(await listed({})).toEqual([late.id, early.id]);
    expect(await listed({ status: 'PAGO' })).toEqual([late.id]);
    expect(await listed({ de: '2026-12-01', ate: '2026-12-05' })).toEqual([early.id]);
    expect(await listed({ por: 'EMISSAO', de: '2026-11-20', ate: '2026-11-20' })).toHaveLength(2);
    expect(await listed({ id_client })).toEqual([early.id]);
    expect(await listed({ q: 'acougue' })).toEqual([late.id]);
    expect(await listed({ q: late.seuNumero })).toEqual([late.id]);
    expect(await listed({ page: 2 })).toEqual([]);
  });

  it('is ordered by payer, value or date, as its spreadsheet is', { tags: ['W-425'] }, async () => {
    const zebra = await issuedBoleto(server, ceo, { nome: 'Zebra Ltda', valorNominal: 20 });
    const agua = await issuedBoleto(server, ceo, { nome: 'Água Boa Ltda', valorNominal: 30 });
    const bar = await issuedBoleto(server, ceo, {
      nome: 'bar do Zé',
      valorNominal: 20,
      dataVencimento: '2026-12-01',
      dataLimite: '2026-12-10',
    });
    const ordered = async (sort: string) => {
      const query: object = { sort, de: '2026-12-01' };
      const { data } = await ceo.call(api.list, { query });
      expect((await ceo.call(api.listForExport, { query })).data).toEqual(data);
      return data.map(({ id }) => id).filter((id) => [zebra.id, agua.id, bar.id].includes(id));
    };
    expect(await ordered('nome')).toEqual([agua.id, bar.id, zebra.id]);
    expect(await ordered('-nome')).toEqual([zebra.id, bar.id, agua.id]);
    // Equal values are in the order of their due date, the latest first.
    expect(await ordered('valorNominal')).toEqual([zebra.id, bar.id, agua.id]);
    expect((await ordered('dataVencimento'))[0]).toBe(bar.id);
    const unknown: object = { sort: 'status' };
    expect(await codeOf(ceo.try(api.list, { query: unknown }))).toEqual([400, 'invalid_input']);
  });

  it('rejects a period that ends before it begins, in the list and in the spreadsheet', async () => {
    const query = { de: '2026-12-05', ate: '2026-12-01' };
    const issues = [{ path: 'ate', message: 'O fim vem antes do início.' }];
    for (const asked of [ceo.try(api.list, { query }), ceo.try(api.listForExport, { query })]) {
      expect(await asked).toMatchObject({ status: 400, body: { code: 'invalid_input', issues } });
    }
  });

  it('can be exported with permission', { tags: ['W-438', 'F-202'] }, async () => {
    const boleto = await issuedBoleto(server, ceo);
    expect((await ceo.call(api.listForExport, { query: {} })).data.map(({ id }) => id)).toEqual([boleto.id]);
    const financial = await adminOf('FINANCEIRO');
    expect(await codeOf(financial.try(api.listForExport, { query: {} }))).toEqual([403, 'boleto_export_denied']);
    const withFlag = await adminOf('FINANCEIRO', { export_boleto: true });
    expect((await withFlag.call(api.listForExport, { query: {} })).data).toHaveLength(1);
  });
});

describe('boleto permissions', { tags: ['W-438', 'D-14'] }, () => {
  it('let FINANCEIRO and the tenant’s CEO read; changes require gerar_boleto', { tags: ['F-201'] }, async () => {
    const { id } = await issuedBoleto(server, ceo);
    const params = { id };
    const changes = (caller: Caller) => [
      caller.try(api.issue, { body: boletoBody() }),
      caller.try(api.cancel, { params, body: { motivoCancelamento: 'x' } }),
      caller.try(api.replace, { params, body: boletoBody() }),
      caller.try(api.pay, { params, body: {} }),
      caller.try(api.start, { query: {} }),
    ];
    for (const caller of [await adminOf('FINANCEIRO'), await usuario('CEO')]) {
      expect((await caller.call(api.list, { query: {} })).data).toHaveLength(1);
      expect((await caller.call(api.read, { params })).data.pagavelAqui).toBe(false);
      for (const attempt of changes(caller)) expect(await codeOf(attempt)).toEqual([403, 'boleto_issue_denied']);
    }
    for (const caller of [await adminOf('ANALISTA'), await usuario('GERENTE')]) {
      for (const attempt of [
        caller.try(api.list, { query: {} }),
        caller.try(api.read, { params }),
        caller.try(api.refresh, { params }),
        caller.try(api.pdf, { params }),
      ]) {
        expect(await codeOf(attempt)).toEqual([403, 'boletos_denied']);
      }
    }
    const allowed = await adminOf('ANALISTA', { gerar_boleto: true });
    expect((await allowed.try(api.issue, { body: boletoBody() })).status).toBe(201);
    const registers = await codeOf((await adminOf('FINANCEIRO')).try(api.registerNotices));
    expect(registers).toEqual([403, 'bank_edit_denied']);
    expect((await ceo.try(api.registerNotices)).status).toBe(200);
  });

  it('hide boletos of other consultancies', async () => {
    const { id } = await issuedBoleto(server, ceo);
    const stranger = await usuario('CEO', await addTenant(server));
    for (const call of [api.read, api.refresh, api.pdf, api.pay]) {
      expect(await codeOf(stranger.tryInvalid(call, { params: { id }, body: {} }))).toEqual([404, 'boleto_not_found']);
    }
  });
});

it('PDF of a boleto is available once the bank has issued it', { tags: ['D-21'] }, async () => {
  const { data } = await ceo.call(api.issue, { body: boletoBody({ seuNumero: 'FAT/7' }) });
  const params = { id: data.id };
  expect(await codeOf(ceo.try(api.pdf, { params }))).toEqual([409, 'boleto_processing']);
  server.clock.move(1500);
  await checkBoletos(server);
  const reply = await ceo.try(api.pdf, { params });
  expect(reply.headers['content-type']).toBe('application/pdf');
  expect(reply.headers['content-disposition']).toMatch(/_boleto%20FAT%207_\d{4}-\d{2}-\d{2}\.pdf/);
  expect((reply.body as unknown as { file: string }).file).toMatch(/^%PDF-1/);
});
