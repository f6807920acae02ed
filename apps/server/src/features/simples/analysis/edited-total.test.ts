import { roundedCents, sumOfReais } from '@restitui/brazil/money.ts';
import { changeHistoryApi } from '@restitui/domain/insights/change-history/change-history.api.ts';
import { assessmentsApi, type ResumeType } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { simplesAnalysisApi } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addReadyRun, monthRow } from '../../../../test/analysis-result.ts';
import { addClient } from '../../../../test/clients.ts';
import { addConsultancy, addOpenService } from '../../../../test/consultancy.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import { setResumeValue } from '../../recovery/assessments/assessments.repository.ts';

let server: TestServer;
let home: TenantId;
let analyst: TestUser;
let admin: Caller;
let id_apuracao: string;

const months = {
  found: monthRow('05/2025', { total_a_restituir: 159.24 }),
  expired: monthRow('01/2020', { total_a_restituir: 40, alertas: [{ codigo: 'PRESCRITO', texto: 'Prescrito.' }] }),
  unpaid: monthRow('06/2025', { total_a_restituir: 30, alertas: [{ codigo: 'DAS_NAO_PAGO', texto: 'Não pago.' }] }),
};

beforeAll(async () => {
  server = await startTestServer();
  ({ home, analyst, admin } = await addConsultancy(server, {}));
});
afterAll(() => server.close());

beforeEach(async () => {
  const id_client = await addClient(server, { id_tenant: home });
  ({ id_apuracao } = await addOpenService(server, home, id_client));
  await addReadyRun(server, {
    id_tenant: home,
    id_apuracao,
    id_user: analyst.id,
    rows: Object.values(months),
    resumo: { total_a_restituir: 159.24, prescrito: 40, nao_pago: 30 },
  });
});

const ceoOfProvider = { typeUser: 'ADMIN', typeCargo: 'CEO' } as const;
const read = async () => (await admin.call(simplesAnalysisApi.read, { params: { id_apuracao } })).data;
const body = (changes: object = {}) => ({
  id_apuracao,
  competencia: '05/2025',
  valor: 200.1,
  motivo: 'Nota cancelada',
  ...changes,
});
const edit = (changes: object = {}, caller = admin) =>
  caller.tryInvalid(simplesAnalysisApi.updateTotal, { body: body(changes) });

async function figure(typeValue: ResumeType) {
  const { data } = await admin.call(assessmentsApi.resume, { params: { id: id_apuracao } });
  return data.find((found) => found.typeValue === typeValue)?.value;
}
const foundCredit = () => figure('CREDITO_APURADO');

describe('PATCH /simples/update', { tags: ['W-126', 'W-127', 'W-518'] }, () => {
  it('returns the row with the editor’s name and the computed value, and changes no other figure', async () => {
    const { data } = await admin.call(simplesAnalysisApi.updateTotal, { body: body() });
    const row = {
      ...months.found,
      total_a_restituir: 200.1,
      total_calculado: 159.24,
      editado_por: `Pessoa ${analyst.id.slice(0, 8)}`,
      editado_em: server.clock.now().toISOString(),
      editado_motivo: 'Nota cancelada',
      recalculado: false,
    };
    expect(data).toEqual(row);
    const listed = { ...row, na_soma: 200.1 };
    expect((await read()).analises.find((month) => month.competencia === '05/2025')).toEqual(listed);
    const opened = await admin.call(simplesAnalysisApi.month, { params: { id_apuracao, competencia: '052025' } });
    expect(opened.data.row).toEqual(row);
  });

  it('accepts the path form of the month, and zero', async () => {
    expect(await edit({ competencia: '052025', valor: 0 })).toMatchObject({ status: 200 });
    expect((await read()).resumo?.total_a_restituir).toBe(0);
  });

  it('adjusts the sum that contains the month, and the found credit', async () => {
    expect(await foundCredit()).toBe(159.24);
    await edit();
    expect((await read()).resumo).toEqual({ total_a_restituir: 200.1, prescrito: 40, nao_pago: 30, forca: null });
    expect(await foundCredit()).toBe(200.1);
    await edit({ competencia: '01/2020', valor: 41.01 });
    await edit({ competencia: '06/2025', valor: 29.99 });
    const { resumo, analises } = await read();
    expect(resumo).toEqual({ total_a_restituir: 200.1, prescrito: 41.01, nao_pago: 29.99, forca: null });
    expect(sumOfReais(analises.map(({ na_soma = Number.NaN }) => na_soma))).toBe(200.1);
    expect(await foundCredit()).toBe(200.1);
  });

  it('keeps the amount open that is neither refunded nor compensated', { tags: ['C-11'] }, async () => {
    await server.inTenant(home, async (db) => {
      await setResumeValue(db, home, id_apuracao, 'VALOR_REST', roundedCents(100.07));
      await setResumeValue(db, home, id_apuracao, 'DEBITO', roundedCents(50.02));
    });
    expect(await figure('SALDO')).toBe(9.15);
    await edit();
    expect(await figure('SALDO')).toBe(50.01);
    await edit({ valor: 100 });
    expect([await figure('SALDO'), await figure('VALOR_REST')]).toEqual([-50.09, 100.07]);
  });

  it('keeps the last correction under the name of its author', async () => {
    await edit();
    const other = await addUser(server, { id_tenant: analyst.id_tenant, typeUser: 'ADMIN' });
    await edit({ valor: 1 }, await as(server, other, home));
    const row = (await read()).analises.find((month) => month.competencia === '05/2025');
    expect(row).toMatchObject({
      total_a_restituir: 1,
      total_calculado: 159.24,
      editado_por: `Pessoa ${other.id.slice(0, 8)}`,
    });
  });
});

describe('rejected correction', () => {
  it.each([
    ['a negative amount', { valor: -1 }, 'O valor não pode ser negativo.'],
    ['three decimals', { valor: 1.005 }, 'Use no máximo 2 casas decimais.'],
    ['text', { valor: '1,00' }, 'Por favor, insira um valor válido.'],
    ['no amount', { valor: undefined }, 'Por favor, insira um valor válido.'],
    ['no reason', { motivo: undefined }, 'Informe o motivo da correção.'],
    ['an empty reason', { motivo: ' ' }, 'Informe o motivo da correção.'],
    ['an invalid month', { competencia: '13/2025' }, 'Competência inválida. Use MM/AAAA.'],
  ])('returns 400 for %s', async (_, changes, message) => {
    const reply = await edit(changes);
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input', issues: [{ message }] } });
    expect(await foundCredit()).toBe(159.24);
  });

  it('returns 403 to a USUARIO, including the CEO', { tags: ['C-102'] }, async () => {
    const ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
    expect(await edit({}, ceo)).toMatchObject({ status: 403, body: { code: 'total_denied' } });
    expect((await read()).analises.every((row) => row.editado_por === null)).toBe(true);
  });

  it('returns 404 for a month that is not analysed, a missing assessment, and one of another tenant', async () => {
    expect((await edit({ competencia: '07/2025' })).body.code).toBe('month_not_found');
    expect((await edit({ id_apuracao: 'nenhuma' })).body.code).toBe('assessment_not_found');
    const elsewhere = await addTenant(server);
    expect(await edit({}, await as(server, analyst, elsewhere))).toMatchObject({ status: 404 });
    const ceo = await addUser(server, { id_tenant: elsewhere, typeCargo: 'CEO' });
    expect(await edit({}, await as(server, ceo))).toMatchObject({ status: 404 });
  });
});

describe('limit of a correction', { tags: ['D-51'] }, () => {
  it('accepts all PIS and COFINS paid in the month, and refuses a cent more with the paid amount', async () => {
    expect(await edit({ valor: 1000 })).toMatchObject({ status: 200 });
    const refused = await edit({ valor: 1000.01 });
    const issue = { path: 'valor', message: expect.stringContaining('R$ 1.000,00') };
    expect(refused).toMatchObject({ status: 400, body: { code: 'total_above_paid', issues: [issue] } });
    expect(await foundCredit()).toBe(1000);
  });
});

describe('DELETE /simples/update/:id_apuracao/:competencia', { tags: ['D-51'] }, () => {
  const restore = (caller = admin, competencia = '052025') =>
    caller.try(simplesAnalysisApi.restoreTotal, { params: { id_apuracao, competencia } });

  it('brings the computed total back, without author and reason, and its credit', async () => {
    await edit();
    const row = { total_a_restituir: 159.24, editado_por: null, editado_em: null, editado_motivo: null };
    expect(await restore()).toMatchObject({ status: 200, body: { data: row } });
    expect((await read()).analises.find((month) => month.competencia === '05/2025')).toMatchObject(row);
    expect(await foundCredit()).toBe(159.24);
  });

  it('records the correction, its reason and its removal in the change history', async () => {
    await edit();
    await restore();
    const { id_product } = (
      await admin.call(assessmentsApi.setOpen, {
        params: { id: id_apuracao },
        body: { isModifica: true },
      })
    ).data;
    const provider = await as(server, await addUser(server, { ...ceoOfProvider, id_tenant: analyst.id_tenant }), home);
    const { data } = await provider.call(changeHistoryApi.ofProduct, { params: { id: id_product }, query: {} });
    const changed = data.filter(({ field }) => field.endsWith('05/2025'));
    expect(changed.map(({ field, from, to }) => [field, from, to])).toEqual(
      expect.arrayContaining([
        ['total_a_restituir 05/2025', 159.24, 200.1],
        ['motivo_do_total 05/2025', null, 'Nota cancelada'],
        ['total_a_restituir 05/2025', 200.1, 159.24],
        ['motivo_do_total 05/2025', 'Nota cancelada', null],
      ]),
    );
  });

  it('returns 403 to a USUARIO and 404 for a month that is not analysed', async () => {
    const ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
    expect(await restore(ceo)).toMatchObject({ status: 403, body: { code: 'total_denied' } });
    expect(await restore(admin, '072025')).toMatchObject({ status: 404, body: { code: 'month_not_found' } });
  });
});

describe('new result', () => {
  it('keeps the correction and marks it when the computed value has changed', async () => {
    await edit();
    const run = { id_tenant: home, id_apuracao, id_user: analyst.id };
    await addReadyRun(server, { ...run, rows: [months.found] });
    const same = (await read()).analises[0];
    expect(same).toMatchObject({ total_a_restituir: 200.1, total_calculado: 159.24, recalculado: false });

    await addReadyRun(server, { ...run, rows: [monthRow('05/2025', { total_a_restituir: 170 })] });
    const other = (await read()).analises[0];
    expect(other).toMatchObject({ total_a_restituir: 200.1, total_calculado: 170, recalculado: true });
    expect(await foundCredit()).toBe(200.1);
    expect(await edit({ valor: 170 })).toMatchObject({ body: { data: { recalculado: false } } });
  });
});
