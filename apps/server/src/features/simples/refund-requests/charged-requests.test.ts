import { refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTestAssessment } from '../../../../test/clients.ts';
import { addTestCredit } from '../../../../test/credits.ts';
import { addTenant, startTestServer, type TestServer } from '../../../../test/harness.ts';
import {
  asked,
  money,
  ofFiles,
  ofSimples,
  openFromFiles,
  openSimples,
  type PaymentCase,
  refusal,
} from '../../../../test/payments.ts';

let server: TestServer;
let provider: TenantId;
let at: PaymentCase;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

const states = {
  INDEFERIDO: { situacao: 'INDEFERIDO', data: '2026-10-01', protocolo: '1' },
  DEFERIDO: { situacao: 'DEFERIDO', data: '2026-10-01', protocolo: '1' },
  PEDIDO: { situacao: 'PEDIDO', data: '2026-10-01', protocolo: '1' },
  A_PEDIR: { situacao: 'A_PEDIR', data: null, protocolo: '' },
} as const;
const charged = refusal(409, 'refund_use_charged');
const setState = (of: { competencia: string; pagamento: string }, body: (typeof states)[keyof typeof states]) =>
  at.boss.try(refundRequestsApi.save, { params: { ...at.params, ...of }, body });
const resetCredit = async () => {
  const [credit] = await at.credits();
  expect((await at.saveCredit(credit?.id ?? '', { isPago: false, compensacao: 0 })).status).toBe(200);
};

describe('a used compensation whose fee is entered', { tags: ['D-35'] }, () => {
  const { may } = ofFiles;
  beforeEach(async () => {
    at = await openFromFiles(server, provider, { servico: 'EXCLUSAO_DE_ICMS_E_ST' });
    await at.record(may, { ...asked, tipo: 'COMPENSACAO' }, money(104, '2026-10-01'));
    await at.book([may]);
  });

  it.each(Object.entries(states))('is not set to %s until its credit is corrected', async (_, body) => {
    expect(await setState(may, body)).toMatchObject(charged);
    expect(await at.saveTheses(['A', 'B'], { ...body, tipo: 'COMPENSACAO' })).toMatchObject(charged);
    expect((await at.payments())[0]).toMatchObject({ situacao: 'PAGO', recebido: { valor: 104 } });
    await resetCredit();
    expect((await at.saveTheses(['A', 'B'], { ...body, tipo: 'COMPENSACAO' })).status).toBe(200);
    expect((await at.payments())[0]).toMatchObject({ situacao: body.situacao, recebido: null });
  });

  it('is not set back while its boleto is open', async () => {
    expect((await at.charge(may, 10)).status).toBe(201);
    await resetCredit();
    expect(await setState(may, states.PEDIDO)).toMatchObject(charged);
    expect(await at.saveTheses(['A', 'B'], states.A_PEDIR)).toMatchObject(charged);
  });

  it('keeps its use with another protocol', async () => {
    const body = { ...states.PEDIDO, situacao: 'PAGO' } as const;
    const params = { ...at.params, ...may };
    expect((await at.boss.try(refundRequestsApi.save, { params, body })).status).toBe(200);
    expect((await at.payments())[0]).toMatchObject({ situacao: 'PAGO', recebido: { valor: 104 } });
  });
});

describe('a refund that was received', { tags: ['D-35'] }, () => {
  const { may } = ofSimples;
  beforeEach(async () => {
    at = await openSimples(server, provider);
    await at.receive(may, 100);
  });

  it.each(Object.entries(states))(
    'is not set to %s while its fee is entered under another assessment',
    async (_, body) => {
      const other = await addTestAssessment(server, { id_tenant: at.home, ...at.place });
      const of = { id_tenant: at.home, ...at.place, id_apuracao: other, pagamento: may.pagamento };
      await addTestCredit(server, { ...of, compensacao: 100, isPago: true });
      expect(await setState(may, body)).toMatchObject(charged);
      expect((await at.payments())[0]).toMatchObject({ situacao: 'PAGO', recebido: { valor: 100 } });
    },
  );

  it.each(Object.entries(states))('is not set to %s while its fee is entered', async (_, body) => {
    await at.book([may]);
    expect(await setState(may, body)).toMatchObject(charged);
    expect((await at.payments())[0]).toMatchObject({ situacao: 'PAGO', recebido: { valor: 100 } });
    await resetCredit();
    expect((await setState(may, body)).status).toBe(200);
    expect((await at.payments())[0]).toMatchObject({ situacao: body.situacao, recebido: null });
  });

  it('is set back before its fee is entered', async () => {
    expect((await setState(may, states.PEDIDO)).status).toBe(200);
  });
});
