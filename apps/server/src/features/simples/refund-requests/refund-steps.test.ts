import { diagnosisTexts } from '@restitui/domain/simples/analysis/diagnosis.ts';
import { refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { EnteredStep } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addRunOfTwoPayments } from '../../../../test/analysis-result.ts';
import { addConsultancy, addOpenService, addPartnersClient } from '../../../../test/consultancy.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { changes } from '../../insights/change-history/change-history.table.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let admin: Caller;
let partner: Caller;
let stranger: Caller;
let root: string;
let id_apuracao: string;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

const found = { diagnostico: diagnosisTexts.oportunidade, prescreve_em: '2030-06-20' };
const amounts = { total_a_restituir: 100, cofins_restituir: 80, pis_restituir: 20 };

beforeEach(async () => {
  const consultancy = await addConsultancy(server, { id_tenant: provider, name: 'Ana Lista' });
  ({ home, admin } = consultancy);
  const client = await addPartnersClient(server, home, { razao_social: 'COMERCIO' });
  ({ partner } = client);
  root = client.id_client.slice(0, 8);
  stranger = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
  ({ id_apuracao } = await addOpenService(server, home, client.id_client));
  const place = { id_tenant: home, id_apuracao, id_user: consultancy.analyst.id };
  await addRunOfTwoPayments(server, place, { ...found, ...amounts });
});

const may = { competencia: '05/2025', pagamento: '2025-06-20' };
const june = { competencia: '06/2025', pagamento: '2025-07-21' };
const step = (passo: EnteredStep, { caller = admin, of = may, seen }: Partial<StepOptions> = {}) =>
  caller.try(refundRequestsApi.saveStep, { params: { id_apuracao, ...of }, body: { passo, seen } });
interface StepOptions {
  caller: Caller;
  of: typeof may;
  seen: number | undefined;
}
const steps = (pagamentos: ({ passo: EnteredStep; seen?: number } & typeof may)[], caller = admin) =>
  caller.try(refundRequestsApi.saveSteps, { params: { id_apuracao }, body: { pagamentos } });
const list = async () => (await partner.call(refundRequestsApi.list, { params: { id_apuracao } })).data;
const setState = (situacao: string) =>
  admin.try(refundRequestsApi.save, {
    params: { id_apuracao, ...may },
    body: { situacao, data: situacao === 'A_PEDIR' ? null : '2026-11-10' } as never,
  });

// The test clock is at 20/11/2026.
const asked: EnteredStep = { passo: 'PEDIDO', data: '2026-11-10', protocolo: '12345.67890' };
const granted: EnteredStep = { passo: 'DESPACHO', data: '2026-11-15', resultado: 'DEFERIDO' };
const partly: EnteredStep = {
  ...{ passo: 'DESPACHO', data: '2026-11-15', resultado: 'DEFERIDO_EM_PARTE' },
  ...{ valor: 60.01, motivo: 'Nota cancelada' },
};
const denied: EnteredStep = { passo: 'DESPACHO', data: '2026-11-15', resultado: 'INDEFERIDO', motivo: 'Sem prova' };
const paid: EnteredStep = { passo: 'DINHEIRO', data: '2026-11-18', valor: 66.6 };
const number = (month = '05'): EnteredStep => ({ passo: 'RETIFICADORA', numero: `${root}2025${month}002` });

describe('steps of a payment', () => {
  it('follow each other from the rectification to the money', { tags: ['D-35'] }, async () => {
    expect((await step(number())).body).toMatchObject({
      data: { situacao: 'A_PEDIR', retificadora: `${root}202505002`, version: 1, alterado_por: 'Ana Lista' },
    });
    expect((await step(asked)).body).toMatchObject({
      data: { situacao: 'PEDIDO', data: '2026-11-10', protocolo: '12345.67890', valor_pedido: 100 },
    });
    const despacho = { data: '2026-11-15', resultado: 'DEFERIDO_EM_PARTE', valor: 60.01, motivo: 'Nota cancelada' };
    expect((await step(partly)).body).toMatchObject({ data: { situacao: 'DEFERIDO', despacho, recebido: null } });
    await step(paid);
    expect((await list())[0]).toMatchObject({
      ...{ situacao: 'PAGO', retificadora: `${root}202505002`, despacho, version: 4 },
      recebido: { data: '2026-11-18', valor: 66.6 },
    });
    const rows = await server.inTenant(home, (db) =>
      db.select().from(changes).where(eq(changes.id_entity, id_apuracao)),
    );
    expect(rows.map(({ field, to }) => [field.split(' ')[0], to])).toEqual(
      expect.arrayContaining([
        ['pedido_retificadora', `${root}202505002`],
        ['pedido_despacho', 'DEFERIDO_EM_PARTE'],
        ['pedido_despacho_data', '2026-11-15'],
        ['pedido_deferido', 60.01],
        ['pedido_motivo', 'Nota cancelada'],
        ['pedido_recebido_em', '2026-11-18'],
        ['pedido_recebido', 66.6],
      ]),
    );
  });

  it('grant the requested amount in full, nothing when denied, and are corrected in place', async () => {
    await step(asked);
    expect((await step(granted)).body).toMatchObject({ data: { despacho: { valor: 100, motivo: '' } } });
    expect((await step(denied)).body).toMatchObject({
      data: { situacao: 'INDEFERIDO', despacho: { resultado: 'INDEFERIDO', valor: 0 } },
    });
    await step(granted);
    await step(paid);
    expect((await step(partly)).body).toMatchObject({ data: { situacao: 'PAGO', despacho: { valor: 60.01 } } });
    expect((await step({ passo: 'RETIFICADORA', numero: '' })).body).toMatchObject({ data: { retificadora: '' } });
  });

  it('take an appeal against a denial, which a later decision answers', { tags: ['D-35'] }, async () => {
    await step(asked);
    const appeal: EnteredStep = { passo: 'RECURSO', data: '2026-11-17', protocolo: '9.876' };
    expect((await step(appeal)).body).toMatchObject({ code: 'refund_not_appealable' });
    await step(denied);
    const recurso = { data: '2026-11-17', protocolo: '9.876' };
    expect((await step(appeal)).body).toMatchObject({ data: { situacao: 'INDEFERIDO', recurso } });
    expect((await list())[0]).toMatchObject({ recurso });
    expect((await step({ ...denied, motivo: 'Sem nota' } as EnteredStep)).body).toMatchObject({ data: { recurso } });
    expect((await step({ ...partly, data: '2026-11-18' } as EnteredStep)).body).toMatchObject({
      data: { situacao: 'DEFERIDO', recurso: null },
    });
    const rows = await server.inTenant(home, (db) =>
      db.select().from(changes).where(eq(changes.id_entity, id_apuracao)),
    );
    expect(rows.map(({ field, to }) => [field.split(' ')[0], to])).toEqual(
      expect.arrayContaining([
        ['pedido_recurso_em', '2026-11-17'],
        ['pedido_recurso', '9.876'],
      ]),
    );
  });

  it('after a state that is set back are removed', async () => {
    await step(number());
    await step(asked);
    await step(granted);
    await step(paid);
    const kept = { despacho: { valor: 100 }, recebido: { valor: 66.6 } };
    expect((await setState('PAGO')).body).toMatchObject({ data: kept });
    expect((await setState('DEFERIDO')).body).toMatchObject({ data: { ...kept, recebido: null } });
    expect((await setState('INDEFERIDO')).body).toMatchObject({ data: { despacho: null } });
    await step(denied);
    expect((await setState('INDEFERIDO')).body).toMatchObject({ data: { despacho: { motivo: 'Sem prova' } } });
    expect((await setState('PEDIDO')).body).toMatchObject({ data: { despacho: null, recebido: null } });
    expect((await setState('A_PEDIR')).body).toMatchObject({
      data: { data: null, retificadora: `${root}202505002` },
    });
  });

  it('are refused with the field and the reason', async () => {
    const refused = async (passo: EnteredStep) => {
      const { status, body } = await step(passo);
      const { code, issues } = body as { code: string; issues?: { path: string }[] };
      return [status, code, issues?.[0]?.path];
    };
    expect(await refused({ passo: 'RETIFICADORA', numero: `${root}202505001` })).toEqual([
      ...[400, 'refund_number_original', 'passo.numero'],
    ]);
    expect(await refused(number('06'))).toEqual([400, 'refund_number_month', 'passo.numero']);
    expect(await refused({ passo: 'RETIFICADORA', numero: '00000000202505002' })).toEqual([
      ...[400, 'refund_number_root', 'passo.numero'],
    ]);
    expect(await refused({ passo: 'RETIFICADORA', numero: '1' })).toEqual([
      400,
      'refund_number_format',
      'passo.numero',
    ]);
    expect(await refused(granted)).toEqual([409, 'refund_not_requested', 'passo.data']);
    expect(await refused({ ...asked, data: '2026-11-21' })).toEqual([400, 'refund_day_future', 'passo.data']);
    expect(await refused({ ...asked, data: '2025-06-19' })).toEqual([400, 'refund_before_payment', 'passo.data']);
    await step(asked);
    expect(await refused(paid)).toEqual([409, 'refund_not_granted', 'passo.data']);
    expect(await refused({ ...granted, data: '2026-11-09' })).toEqual([
      ...[400, 'refund_decision_before_request', 'passo.data'],
    ]);
    expect(await refused({ ...partly, valor: 100 })).toEqual([400, 'refund_granted_beyond', 'passo.valor']);
    expect(await refused({ ...denied, motivo: '' })).toEqual([400, 'invalid_input', 'passo.motivo']);
    await step(granted);
    expect(await refused(asked)).toEqual([409, 'refund_already_decided', 'passo.data']);
    expect(await refused({ ...paid, data: '2026-11-14' })).toEqual([400, 'refund_received_before', 'passo.data']);
    await step(paid);
    expect(await refused(denied)).toEqual([409, 'refund_already_received', 'passo.resultado']);
  });

  it('are refused to others, for an outdated version and for a missing payment', async () => {
    expect(await step(asked, { caller: partner })).toMatchObject({
      ...{ status: 403, body: { code: 'refund_request_denied' } },
    });
    expect(await step(asked, { caller: stranger })).toMatchObject({ status: 403, body: { code: 'client_denied' } });
    expect(await step(asked, { of: { ...may, pagamento: '2025-06-21' } })).toMatchObject({
      ...{ status: 404, body: { code: 'refund_payment_not_found' } },
    });
    expect((await step(asked, { seen: 0 })).status).toBe(200);
    expect(await step(asked, { seen: 0 })).toMatchObject({ status: 409, body: { code: 'refund_request_changed' } });
  });

  it('keep the state from contradicting a decision or lying in the future', async () => {
    const save = (data: string) =>
      admin.try(refundRequestsApi.save, { params: { id_apuracao, ...may }, body: { situacao: 'DEFERIDO', data } });
    expect(await save('2026-11-21')).toMatchObject({ status: 400, body: { code: 'refund_day_future' } });
    await step(asked);
    await step(granted);
    expect(await save('2026-11-16')).toMatchObject({
      ...{ status: 400, body: { code: 'refund_decision_before_request', issues: [{ path: 'data' }] } },
    });
    expect((await save('2026-11-15')).status).toBe(200);
  });
});

describe('steps of several payments', () => {
  it('are recorded at once', async () => {
    const { body } = await steps([
      { ...may, passo: asked },
      { ...june, passo: { ...asked, protocolo: '2' } },
    ]);
    expect(body).toMatchObject({ data: [{ protocolo: '12345.67890' }, { protocolo: '2' }] });
    await steps([may, june].map((of) => ({ ...of, seen: 1, passo: granted })));
    expect(await list()).toMatchObject([
      { situacao: 'DEFERIDO', version: 2 },
      { situacao: 'DEFERIDO', version: 2 },
    ]);
  });

  it('are all refused because of one, and each refusal names its month', async () => {
    await step(asked, { of: june });
    const { status, body } = await steps([
      { ...may, passo: granted },
      { ...june, passo: granted },
      { competencia: '07/2025', pagamento: '2025-08-20', passo: granted },
    ]);
    expect([status, body]).toMatchObject([
      409,
      {
        code: 'refund_steps_refused',
        issues: [
          {
            path: 'pagamentos.0.passo.data',
            message: '05/2025 (DAS pago em 20/06/2025): Não há pedido feito para este pagamento.',
          },
          {
            path: 'pagamentos.2',
            message: '07/2025: Não há valor a pedir neste pagamento.',
          },
        ],
      },
    ]);
    expect(await list()).toMatchObject([{ situacao: 'A_PEDIR' }, { situacao: 'PEDIDO', despacho: null, version: 1 }]);
    const outdated = await steps([
      { ...may, passo: asked },
      { ...june, seen: 0, passo: granted },
    ]);
    expect(outdated).toMatchObject({ status: 409, body: { issues: [{ path: 'pagamentos.1' }] } });
    expect((await list())[0]).toMatchObject({ situacao: 'A_PEDIR' });
  });

  it('are refused when a payment appears twice, without one, and to others', async () => {
    const twice = [
      { ...may, passo: asked },
      { ...may, passo: asked },
    ];
    expect(await steps(twice)).toMatchObject({ status: 400, body: { issues: [{ path: 'pagamentos' }] } });
    expect(await steps([])).toMatchObject({ status: 400, body: { issues: [{ path: 'pagamentos' }] } });
    const one = [{ ...may, passo: asked }];
    expect(await steps(one, partner)).toMatchObject({ status: 403, body: { code: 'refund_request_denied' } });
    expect(await steps(one, stranger)).toMatchObject({ status: 403 });
    expect(await list()).toMatchObject([{ version: 0 }, { version: 0 }]);
  });
});

describe('the form of a request', () => {
  const save = (situacao: 'PEDIDO' | 'PAGO', data: string) =>
    admin.try(refundRequestsApi.save, { params: { id_apuracao, ...may }, body: { situacao, data } });

  it('refuses a day before the payment', async () => {
    expect(await save('PEDIDO', '2025-06-19')).toMatchObject({
      status: 400,
      body: { code: 'refund_before_payment', issues: [{ path: 'data' }] },
    });
  });

  it('refuses a day after the money', async () => {
    expect((await save('PAGO', '2026-11-10')).status).toBe(200);
    expect((await step(paid)).status).toBe(200);
    expect(await save('PAGO', '2026-11-19')).toMatchObject({
      status: 400,
      body: { code: 'refund_received_before', issues: [{ path: 'data' }] },
    });
  });
});

describe('a compensation of a DAS', () => {
  const body = { situacao: 'PEDIDO', data: '2026-11-10', protocolo: '1', tipo: 'COMPENSACAO' } as const;
  const save = (tipo: 'COMPENSACAO' | 'RESTITUICAO') =>
    admin.try(refundRequestsApi.save, { params: { id_apuracao, ...may }, body: { ...body, tipo } });
  const asked = { passo: 'PEDIDO', data: '2026-11-10', protocolo: '1', tipo: 'COMPENSACAO' } as const;

  it('is refused as a step, among several payments and as a state, and its refund is not', async () => {
    const refused = { status: 400, body: { code: 'refund_das_not_compensated' } };
    expect(await step(asked)).toMatchObject({ ...refused, body: { issues: [{ path: 'passo.tipo' }] } });
    expect(await save('COMPENSACAO')).toMatchObject({ ...refused, body: { issues: [{ path: 'tipo' }] } });
    expect(
      await steps([
        { ...may, passo: { ...asked, tipo: 'RESTITUICAO' } },
        { ...june, passo: asked },
      ]),
    ).toMatchObject({
      status: 409,
      body: { issues: [{ path: 'pagamentos.1.passo.tipo', message: expect.stringContaining('CGSN 140/2018') }] },
    });
    expect(await list()).toMatchObject([{ situacao: 'A_PEDIR' }, { situacao: 'A_PEDIR' }]);
    expect((await save('RESTITUICAO')).status).toBe(200);
  });

  it('is refused twice at the same time', async () => {
    const answers = await Promise.all([step(asked), step(asked)]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    expect(await list()).toMatchObject([{ version: 0 }, { version: 0 }]);
  });
});
