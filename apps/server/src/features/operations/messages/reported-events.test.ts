import { identityChecksApi } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { suggestionsApi } from '@restitui/domain/agreements/suggestions/suggestions.api.ts';
import { clientPortalApi } from '@restitui/domain/crm/client-portal/client-portal.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAgreement } from '../../../../test/agreements.ts';
import { messagesOf } from '../../../../test/alerts.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import { addIdentityCheck } from '../../../../test/identity-checks.ts';
import { deliverMessages } from '../../../../test/messages.ts';
import { addOwner, asClient, type TestOwner } from '../../../../test/owners.ts';

let server: TestServer;
let tenant: TenantId;
let boss: TestUser;
let staff: Caller;
let owner: TestOwner;
let client: Caller;
let id_client: string;
let idAgreement: string;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await addTenant(server);
  boss = await addUser(server, { id_tenant: tenant, typeUser: 'USUARIO', typeCargo: 'CEO' });
  staff = await as(server, boss);
  owner = await addOwner(server, { id_tenant: tenant });
  client = await asClient(server, owner);
  [id_client = ''] = owner.clients;
  idAgreement = await addAgreement(server, {
    ...{ id_tenant: tenant, id_client, typeRegime: 'SIMPLES_NACIONAL', contracts: ['PRINCIPAL'] },
    ...{ by: boss.id, html: '<p>Texto</p>' },
  });
});
afterAll(() => server.close());

const sent = async () =>
  (await deliverMessages(server)).map(({ channel, to, subject }) => `${channel} ${to} ${subject}`);
const company = () => `Cliente ${id_client} Ltda`;

it('tells staff of a suggestion, and the client of the decision; the alert ends with it', async () => {
  const asked = { params: { idAgreement }, body: { requestChange: 'Prazo menor' } };
  const { data } = await client.call(suggestionsApi.request, asked);
  expect(await sent()).toEqual([`email ${boss.email} Sugestão no contrato de ${company()}`]);
  expect(await messagesOf(staff)).toHaveLength(1);
  await staff.call(suggestionsApi.reject, { params: { id: data.id } });
  const told = `Sua sugestão no contrato de ${company()} foi recusada`;
  expect(await sent()).toEqual([`email ${owner.email} ${told}`, `whatsapp ${owner.contato} ${told}`]);
  expect(await messagesOf(staff)).toEqual([]);
});

it('tells the client why a suggestion was rejected', async () => {
  const { data } = await client.call(suggestionsApi.request, {
    params: { idAgreement },
    body: { requestChange: 'Outro foro' },
  });
  await deliverMessages(server);
  await staff.call(suggestionsApi.reject, { params: { id: data.id }, body: { reason: 'O foro é o da sede.' } });
  const bodies = (await deliverMessages(server)).map(({ text }) => text);
  expect(bodies).toHaveLength(2);
  for (const text of bodies) expect(text).toContain('Motivo: O foro é o da sede.');
});

it('tells the client of a message of staff once an hour', async () => {
  const write = (mensage: string) => staff.call(clientPortalApi.write, { params: { id_client }, body: { mensage } });
  await write('Bom dia');
  await write('Tudo certo');
  const told = `Nova mensagem sobre ${company()}`;
  expect(await sent()).toEqual([`email ${owner.email} ${told}`, `whatsapp ${owner.contato} ${told}`]);
  server.clock.move(60 * 60_000);
  await write('Boa tarde');
  expect(await sent()).toHaveLength(2);
});

it.each(['owner', 'user'] as const)(
  'tells an %s whose photos were denied why, with the page to try again',
  async (who) => {
    const partner = await addUser(server, { id_tenant: tenant, typeCargo: 'PARCEIRO' });
    const ofPerson =
      who === 'owner' ? { id_owner: owner.id, cpf: owner.cpf } : { id_user: partner.id, cpf: partner.cpf };
    await addIdentityCheck(server, { id_tenant: tenant, nome: 'Pessoa', ...ofPerson });
    const body = { reason: 'A selfie está escura.' };
    if (who === 'owner') {
      await staff.call(identityChecksApi.decideClient, { params: { ownerId: owner.id, verifed: 'false' }, body });
    } else {
      await staff.call(identityChecksApi.decideUser, { params: { userId: partner.id, verifed: 'false' }, body });
    }
    const to = who === 'owner' ? owner.email : partner.email;
    const message = (await deliverMessages(server)).find((each) => each.to === to);
    expect(message?.subject).toBe('Precisamos de novas fotos para confirmar a sua identidade');
    expect(message?.text).toContain('Motivo: A selfie está escura.');
    expect(message?.text).toContain(who === 'owner' ? `/minuta/${id_client}` : '/signin');
  },
);
