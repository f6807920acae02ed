import { addDays, dayInBrazil } from '@restitui/brazil/day.ts';
import { identityChecksApi } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { partnershipsApi } from '@restitui/domain/accounts/partnerships/partnerships.api.ts';
import { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { agreementLinksApi } from '@restitui/domain/agreements/documents/agreement-links.api.ts';
import { agreementsApi } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { lifecycleApi } from '@restitui/domain/agreements/lifecycle/lifecycle.api.ts';
import { firstReminderRule } from '@restitui/domain/agreements/reminders/reminder-rule.ts';
import { remindersApi } from '@restitui/domain/agreements/reminders/reminders.api.ts';
import { suggestionsApi } from '@restitui/domain/agreements/suggestions/suggestions.api.ts';
import { boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { clientDocumentsApi } from '@restitui/domain/crm/client-documents/client-documents.api.ts';
import { clientPortalApi } from '@restitui/domain/crm/client-portal/client-portal.api.ts';
import { type MessageEvent, messageEvent } from '@restitui/domain/operations/messages/message-event.ts';
import { analystsApi } from '@restitui/domain/recovery/products/analysts.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { act } from '../../../../test/acts.ts';
import { issuedBoleto } from '../../../../test/boletos.ts';
import { addProduct } from '../../../../test/clients.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  newCpf,
  newEmail,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import { deliverMessages } from '../../../../test/messages.ts';
import { sealNow } from '../../../../test/sealed-agreement.ts';
import { sendForm } from '../../../../test/send-files.ts';
import { createSigningFixture, type SigningFixture } from '../../../../test/signing-fixture.ts';
import { expireAgreements } from '../../agreements/lifecycle/jobs/expire-agreements.ts';
import { sendReminders } from '../../agreements/reminders/jobs/send-reminders.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { alerts } from '../../insights/alerts/alerts.table.ts';
import { notifyEndingPowers } from '../../insights/alerts/jobs/notify-ending-powers.ts';
import { findTenant } from '../../tenancy/tenants/tenants.repository.ts';
import { messageLog } from './messages.table.ts';

const day = 86_400_000;
const reason = 'Honorários altos';
let server: TestServer;
let provider: TenantId;
let fixture: SigningFixture;
let boss: TestUser;
let manager: TestUser;
let byManager: Caller;
/** The person whom an event is about, when it is not the owner of the client. */
let person: { email: string; whatsApp?: string } | undefined;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

beforeEach(async () => {
  fixture = await createSigningFixture(server, provider);
  boss = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO' });
  manager = await addUser(server, { id_tenant: fixture.home, typeCargo: 'GERENTE' });
  byManager = await as(server, manager);
  await changeClient({ id_responsavel: manager.id });
  person = undefined;
});

const changeClient = (values: Partial<typeof clients.$inferInsert>) =>
  fixture.inHome((db) => db.update(clients).set(values).where(eq(clients.cnpjcpf, fixture.id_client)));
const today = () => dayInBrazil(server.clock.now());
const dependencies = () => ({ platform: server.platform, inTenant: server.inTenant });
const ofAgreement = () => ({ params: { id: fixture.agreement } });
const ofClient = () => ({ params: { id_client: fixture.id_client } });

const suggest = () =>
  fixture.byOwner.call(suggestionsApi.request, {
    params: { idAgreement: fixture.agreement },
    body: { requestChange: 'Prazo menor' },
  });
const renew = (days: number) =>
  fixture.byCeo.call(lifecycleApi.renew, { ...ofAgreement(), body: { expiresOn: addDays(today(), days) } });
const expire = () => expireAgreements(dependencies(), fixture.home);
const remind = () => sendReminders(dependencies(), fixture.home);
const askForDocument = (item: string) => fixture.byCeo.call(clientDocumentsApi.ask, { ...ofClient(), body: { item } });
const tellOfPowers = () =>
  fixture.inHome((db) => notifyEndingPowers({ db, tenant: fixture.home, platform: server.platform }));

/** Creates a partner by the manager, so that the CEO has to activate the registration; an invited one by the CEO. */
async function register({ isInvited, ...more }: { isInvited: boolean; comissao_user?: number }) {
  const whatsApp = '62999991234';
  const entered = { name: 'Bia Nunes', cpf: newCpf(), email: newEmail(), whatsApp, typeCargo: 'PARCEIRO' as const };
  person = { email: entered.email, whatsApp };
  if (isInvited) return fixture.byCeo.call(usersApi.createPartner, { body: { ...entered, convidar: true } });
  return byManager.call(usersApi.createPartner, { body: { ...entered, ...more, password: 'Uma-Frase-Longa-7' } });
}

/** Triggers an event twice where the feature allows it: a job runs again, a call that is refused is not repeated. */
const triggers: Record<MessageEvent, () => Promise<unknown>> = {
  minuta_pronta: () =>
    fixture.byCeo.call(agreementLinksApi.create, { ...ofClient(), body: { canais: ['email', 'whatsapp'] } }),
  sugestao_feita: suggest,
  sugestao_decidida: async () => {
    const { data } = await suggest();
    await fixture.byCeo.call(suggestionsApi.reject, { params: { id: data.id } });
    await fixture.byCeo.try(suggestionsApi.reject, { params: { id: data.id } });
  },
  versao_nova: () => fixture.byCeo.call(lifecycleApi.newVersion, { ...ofAgreement(), body: { reason } }),
  assinatura_feita: async () => {
    await fixture.verifiedOwner();
    await act(fixture.byOwner, fixture.agreement);
    await act(fixture.byOwner, fixture.agreement);
  },
  contrato_assinado: async () => {
    await fixture.verifiedOwner();
    await fixture.verifiedCeo();
    const witnesses = [await fixture.witness(), await fixture.witness()].map(({ caller }) => caller);
    for (const caller of [fixture.byOwner, fixture.byCeo, ...witnesses]) await act(caller, fixture.agreement);
    await sealNow(server, fixture.home, fixture.agreement);
    await sealNow(server, fixture.home, fixture.agreement);
  },
  contrato_recusado: async () => {
    const { id_version } = await fixture.stateFor(fixture.byOwner);
    const refusal = { ...ofAgreement(), body: { id_version, reason } };
    await fixture.byOwner.call(lifecycleApi.refuse, refusal);
    await fixture.byOwner.try(lifecycleApi.refuse, refusal);
  },
  contrato_cancelado: async () => {
    await fixture.byCeo.call(lifecycleApi.cancel, { ...ofAgreement(), body: { reason } });
    await fixture.byCeo.try(lifecycleApi.cancel, { ...ofAgreement(), body: { reason } });
  },
  prazo_perto: async () => {
    await renew(3);
    await expire();
    await expire();
  },
  contrato_expirado: async () => {
    await renew(3);
    server.clock.move(4 * day);
    await expire();
    await expire();
  },
  lembrete: async () => {
    await fixture.byCeo.call(remindersApi.saveRule, { body: { ...firstReminderRule, ligado: true } });
    server.clock.move(firstReminderRule.aposDias * day);
    await remind();
    await remind();
  },
  dado_pedido: async () => {
    await changeClient({ logradouro: '' });
    await fixture.template('PRINCIPAL', '<p>Em {{cliente.endereco_completo}}</p>');
    const body = { contracts: ['PRINCIPAL' as const], typeRegime: 'LUCRO_REAL' as const, id_client: fixture.id_client };
    await fixture.byCeo.call(agreementsApi.linkClient, { body });
  },
  identidade_negada: async () => {
    await fixture.present();
    const denial = { params: { ownerId: fixture.owner.id, verifed: 'false' as const }, body: { reason } };
    await fixture.byCeo.call(identityChecksApi.decideClient, denial);
    await fixture.byCeo.try(identityChecksApi.decideClient, denial);
  },
  mensagem_da_equipe: async () => {
    await fixture.byCeo.call(clientPortalApi.write, { ...ofClient(), body: { mensage: 'Bom dia' } });
    await fixture.byCeo.call(clientPortalApi.write, { ...ofClient(), body: { mensage: 'Tudo certo' } });
  },
  mensagem_do_cliente: async () => {
    await fixture.byOwner.call(clientPortalApi.write, { ...ofClient(), body: { mensage: 'Bom dia' } });
    await fixture.byOwner.call(clientPortalApi.write, { ...ofClient(), body: { mensage: 'Tudo certo' } });
  },
  documento_pedido: () => askForDocument('Extrato de 2025'),
  documento_recebido: async () => {
    const anexo = { name: 'extrato.pdf', content: '%PDF-1.7 extrato' };
    const url = `/api/client/documents/${fixture.id_client}`;
    await sendForm(server, fixture.byOwner, url, { nome: 'Extrato', anexo });
  },
  usuario_convidado: () => register({ isInvited: true }),
  cadastro_recebido: () => register({ isInvited: false }),
  cadastro_ativado: async () => {
    const { data } = await register({ isInvited: false });
    await fixture.byCeo.call(usersApi.accept, { params: { userId: data.id } });
    await fixture.byCeo.try(usersApi.accept, { params: { userId: data.id } });
  },
  cadastro_negado: async () => {
    const { data } = await register({ isInvited: false });
    await fixture.byCeo.call(usersApi.refuse, { params: { id: data.id }, body: { motivo: reason } });
    await fixture.byCeo.try(usersApi.refuse, { params: { id: data.id }, body: { motivo: reason } });
  },
  comissao_decidida: async () => {
    const { data } = await register({ isInvited: false, comissao_user: 30 });
    person = manager;
    const decision = { params: { id: data.id }, body: { decisao: 'RECUSADA' as const, motivo: reason } };
    await fixture.byCeo.call(partnershipsApi.decideCommission, decision);
    await fixture.byCeo.try(partnershipsApi.decideCommission, decision);
  },
  procuracao_vencendo: async () => {
    await changeClient({ procuracaoHabilitada: true, procuracaoValidaAte: addDays(today(), 20) });
    await tellOfPowers();
    server.clock.move(day);
    await tellOfPowers();
  },
  valor_recebido: async () => {
    const ceo = await as(server, boss, fixture.home);
    const { id } = await issuedBoleto(server, ceo, { id_client: fixture.id_client });
    await ceo.call(boletosApi.pay, { params: { id }, body: {} });
    await ceo.try(boletosApi.pay, { params: { id }, body: {} });
  },
  honorario_devolvido: async () => {
    const ceo = await as(server, boss, fixture.home);
    const { id } = await issuedBoleto(server, ceo, { id_client: fixture.id_client });
    await ceo.call(boletosApi.pay, { params: { id }, body: {} });
    await ceo.call(boletosApi.giveBack, { params: { id }, body: { motivoDevolucao: reason } });
    await ceo.try(boletosApi.giveBack, { params: { id }, body: { motivoDevolucao: reason } });
  },
  produto_atribuido: async () => {
    const ceo = await as(server, boss, fixture.home);
    const permissions = { pis_cofins_monofasico_para_sn: true };
    const analyst = await addUser(server, {
      id_tenant: provider,
      typeUser: 'ADMIN',
      typeCargo: 'ANALISTA',
      permissions,
    });
    person = { email: analyst.email };
    const id_product = await addProduct(server, { id_tenant: fixture.home, id_client: fixture.id_client });
    await ceo.call(analystsApi.assign, { body: { id_product, id_analista: analyst.id } });
    await ceo.call(analystsApi.assign, { body: { id_product, id_analista: analyst.id } });
  },
};

/** The tenant whose people an event tells: analysts belong to the provider. */
const toldBy = (event: MessageEvent) => (event === 'produto_atribuido' ? provider : fixture.home);

/** Who is told on which channel without any change of the table. */
const told: Record<MessageEvent, string[]> = {
  minuta_pronta: ['parte email', 'parte whatsapp'],
  sugestao_feita: ['ceo email', 'equipe alerta', 'responsavel email'],
  sugestao_decidida: ['parte email', 'parte whatsapp'],
  versao_nova: ['parte email', 'parte whatsapp', 'responsavel email'],
  assinatura_feita: ['ceo email', 'equipe alerta', 'responsavel email'],
  contrato_assinado: ['empresa email', 'parte email', 'responsavel email'],
  contrato_recusado: ['ceo email', 'equipe alerta', 'responsavel email'],
  contrato_cancelado: ['equipe alerta', 'parte email', 'parte whatsapp', 'responsavel email'],
  prazo_perto: ['parte email', 'parte whatsapp', 'responsavel email'],
  contrato_expirado: ['ceo email', 'equipe alerta', 'parte email', 'responsavel email'],
  lembrete: ['parte email', 'parte whatsapp'],
  dado_pedido: ['parte email', 'parte whatsapp'],
  identidade_negada: ['parte email', 'parte whatsapp', 'responsavel email'],
  mensagem_da_equipe: ['parte email', 'parte whatsapp'],
  mensagem_do_cliente: ['responsavel email'],
  documento_pedido: ['parte email', 'parte whatsapp'],
  documento_recebido: ['responsavel email'],
  usuario_convidado: ['parte email', 'parte whatsapp'],
  cadastro_recebido: ['ceo email', 'parte email', 'provedor email'],
  cadastro_ativado: ['parte email', 'parte whatsapp'],
  cadastro_negado: ['parte email'],
  comissao_decidida: ['parte email'],
  procuracao_vencendo: ['parte email', 'parte whatsapp', 'responsavel email'],
  valor_recebido: ['ceo email', 'responsavel email'],
  honorario_devolvido: ['parte email', 'parte whatsapp'],
  produto_atribuido: ['parte email'],
};

/** Reads what was logged of an event, with the alerts of the team. */
async function listTold(event: MessageEvent) {
  const [rows, raised] = await server.inTenant(toldBy(event), async (db) => [
    await db.select().from(messageLog).where(eq(messageLog.event, event)),
    await db
      .select()
      .from(alerts)
      .where(and(eq(alerts.kind, 'AVISO'), like(alerts.subject, `${event} %`))),
  ]);
  return {
    rows,
    lines: [...rows.map(({ receiver, channel }) => `${receiver} ${channel}`), ...raised.map(() => 'equipe alerta')],
  };
}

async function addressesOf(receiver: string | null): Promise<(string | undefined)[]> {
  const { owner, ceo, home } = fixture;
  const company = await fixture.inHome((db) => findTenant(db, home));
  const above = await server.inTenant(provider, (db) => findTenant(db, provider));
  const party = person ? [person.email, person.whatsApp] : [owner.email, owner.contato];
  const known: Record<string, (string | undefined)[]> = {
    ...{ parte: party, responsavel: [manager.email], ceo: [ceo.email] },
    ...{ empresa: [company?.email], provedor: [above?.email] },
  };
  return known[receiver ?? ''] ?? [];
}

it.each(messageEvent.options)('%s tells each receiver once, in the name of the tenant', async (event) => {
  await triggers[event]();
  const messages = await deliverMessages(server);
  const { rows, lines } = await listTold(event);
  expect(lines.sort()).toEqual(told[event]);
  const home = await fixture.inHome((db) => findTenant(db, toldBy(event)));
  for (const { receiver, channel, to, subject, state } of rows) {
    expect(state).toBe('enviada');
    expect(await addressesOf(receiver)).toContain(to);
    const same = messages.filter((each) => each.channel === channel && each.to === to && each.subject === subject);
    expect(same).toHaveLength(1);
    expect(same[0]).toMatchObject({ sender: home?.title, text: expect.stringContaining(home?.title ?? '') });
  }
});
