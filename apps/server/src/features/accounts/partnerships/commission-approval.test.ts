import { partnershipsApi } from '@restitui/domain/accounts/partnerships/partnerships.api.ts';
import { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { agreementsApi } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { feesApi } from '@restitui/domain/billing/fees/fees.api.ts';
import { alertsApi } from '@restitui/domain/insights/alerts/alerts.api.ts';
import { changeHistoryApi } from '@restitui/domain/insights/change-history/change-history.api.ts';
import { creditsApi } from '@restitui/domain/recovery/credits/credits.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addClient } from '../../../../test/clients.ts';
import { addOpenService } from '../../../../test/consultancy.ts';
import { addTestCredit } from '../../../../test/credits.ts';
import { addFeeUsers } from '../../../../test/fees.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  newCpf,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import { deliverMessages } from '../../../../test/messages.ts';
import { addTemplate } from '../../../../test/templates.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let admin: Caller;
let ceo: Caller;
/** Has a commission of 10%. */
let partner: TestUser;
let registrar: Caller;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ home, admin, ceo, partner } = await addFeeUsers(server, provider));
  registrar = await as(server, partner);
});

let made = 0;
async function register(comissao_user: number, by = registrar) {
  const { data } = await by.call(usersApi.createPartner, {
    body: {
      ...{ name: 'Bia Nunes', cpf: newCpf(), email: `bia${made++}@parceira.test`, password: 'Segura@1' },
      ...{ whatsApp: '62999990000', typeCargo: 'PARCEIRO', comissao_user },
    },
  });
  return data;
}
const decide = (id: string, body: { decisao: 'APROVADA' | 'RECUSADA'; motivo?: string }, by = ceo) =>
  by.try(partnershipsApi.decideCommission, { params: { id }, body });
const read = async (id: string, by = ceo) => (await by.call(partnershipsApi.read, { params: { id } })).data;
const openAlerts = async () =>
  (await ceo.call(alertsApi.list, {})).data.filter(({ kind, resolved }) => kind === 'COMISSAO_A_APROVAR' && !resolved);

/** Uses a credit of a new client of the user; returns the user's promised share of the fee of R$ 100,00. */
async function shareOf(id_responsavel: string): Promise<number> {
  const id_client = await addClient(server, { id_tenant: home, id_responsavel });
  const id = await addTestCredit(server, { id_tenant: home, ...(await addOpenService(server, home, id_client)) });
  await admin.call(creditsApi.save, { body: { id, compensacao: 500 } });
  const { data } = await ceo.call(feesApi.accounts, {});
  return data.find(({ id_user }) => id_user === id_responsavel)?.previsto ?? 0;
}

describe('a commission above that of the registrar', () => {
  it('awaits the CEO, who is alerted, while the registrar’s own applies to fees', async () => {
    const user = await register(30);
    expect(user.comissao_user).toBe(30);
    expect((await read(user.id)).request).toMatchObject({
      ...{ pedida: 30, limite: 10, registrar: 'Paulo', decisao: null },
    });
    expect(await openAlerts()).toMatchObject([
      { id_user: user.id, company: 'Bia Nunes', message: expect.stringContaining('Paulo pediu 30% de comissão') },
    ]);
    expect((await registrar.call(alertsApi.list, {})).data).toEqual([]);
    expect(await shareOf(user.id)).toBe(10);
  });

  it('applies once approved, and the registrar is told', async () => {
    const user = await register(30);
    await deliverMessages(server);
    expect((await decide(user.id, { decisao: 'APROVADA' })).status).toBe(200);
    expect((await read(user.id)).request).toMatchObject({ decisao: 'APROVADA', decidedAt: expect.any(String) });
    expect(await openAlerts()).toEqual([]);
    expect(await shareOf(user.id)).toBe(30);
    const told = (await deliverMessages(server)).filter(({ to }) => to === partner.email);
    expect(told).toMatchObject([{ subject: 'A comissão de Bia Nunes foi aprovada' }]);
  });

  it('is replaced by the registrar’s own when refused, with the reason in the history and the message', async () => {
    const user = await register(30);
    await deliverMessages(server);
    const { body } = await decide(user.id, { decisao: 'RECUSADA', motivo: 'Acima do combinado' });
    expect(partnershipsApi.decideCommission.response.parse(body).data).toMatchObject({
      ...{ comissao_user: 10, comissao_user_escrita: 'dez' },
    });
    expect(await shareOf(user.id)).toBe(10);
    expect((await read(user.id)).request).toMatchObject({ decisao: 'RECUSADA', motivo: 'Acima do combinado' });
    const { data } = await ceo.call(changeHistoryApi.ofUser, { params: { id: user.id } });
    const recorded = data.map(({ field, from, to }) => [field, from, to]);
    expect(recorded).toContainEqual(['comissao_user', 30, 10]);
    expect(recorded).toContainEqual(['decisao_comissao', null, 'RECUSADA']);
    expect(recorded).toContainEqual(['motivo', null, 'Acima do combinado']);
    const told = (await deliverMessages(server)).find(({ to }) => to === partner.email);
    expect(told?.text).toContain('Motivo: Acima do combinado');
  });

  it('is missing in the contract until it is approved', async () => {
    const id_user = (await addUser(server, { id_tenant: home })).id;
    const html = '<p>{{parceiro.nome}}: {{comissao.numero}}%</p>';
    await addTemplate(server, { id_tenant: home, id_user, typeContrato: 'PARCERIA_COMERCIAL_CPF', html });
    const user = await register(30);
    const link = { body: { email: user.email, contracts: ['PARCERIA_COMERCIAL_CPF' as const] } };
    const missing = async () => (await ceo.call(agreementsApi.linkUser, link)).data.missing.map(({ key }) => key);
    expect(await missing()).toEqual(['comissao.numero']);
    await decide(user.id, { decisao: 'APROVADA' });
    expect(await missing()).toEqual([]);
  });

  it('is decided once, with a reason for a refusal, by a CEO of the consultancy or the provider', async () => {
    const user = await register(11);
    expect(await decide(user.id, { decisao: 'RECUSADA', motivo: ' ' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'motivo', message: 'Motivo é obrigatório' }] },
    });
    const manager = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' }));
    for (const by of [registrar, manager]) {
      expect((await decide(user.id, { decisao: 'APROVADA' }, by)).status).toBe(403);
    }
    expect((await decide(user.id, { decisao: 'APROVADA' }, admin)).status).toBe(200);
    expect(await decide(user.id, { decisao: 'APROVADA' })).toMatchObject({
      status: 409,
      body: { code: 'commission_not_pending' },
    });
  });

  it('is decided as well by a change of the commission', async () => {
    const [first, second] = [await register(30), await register(30)];
    await ceo.call(usersApi.changeCommission, { body: { id: first.id, comissao_user: 20 } });
    await ceo.call(usersApi.changeCommission, { body: { id: second.id, comissao_user: 30 } });
    const ends = [await read(first.id), await read(second.id)];
    expect(ends.map(({ request }) => request?.decisao)).toEqual(['RECUSADA', 'APROVADA']);
    expect(await shareOf(first.id)).toBe(20);
  });

  it('needs no approval up to the registrar’s own, or when a CEO registers', async () => {
    for (const user of [await register(10), await register(90, ceo)]) {
      expect((await read(user.id)).request).toBeNull();
    }
    expect(await openAlerts()).toEqual([]);
  });

  it('clears its alert when the registration is refused', async () => {
    const user = await register(30);
    await ceo.call(usersApi.refuse, { params: { id: user.id }, body: { motivo: 'Repetido' } });
    expect(await openAlerts()).toEqual([]);
  });
});
