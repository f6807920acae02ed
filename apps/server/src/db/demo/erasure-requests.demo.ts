import { addDays } from '@restitui/brazil/day.ts';
import { planErasure } from '@restitui/domain/operations/privacy/erasure-plan.ts';
import { answerDays } from '@restitui/domain/operations/privacy/erasure-status.ts';
import { erasedName } from '@restitui/domain/operations/privacy/person-kind.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { users } from '../../features/accounts/users/users.table.ts';
import { agreements } from '../../features/agreements/documents/agreements.table.ts';
import { clients, owners } from '../../features/crm/clients/clients.table.ts';
import { leads } from '../../features/crm/leads/leads.table.ts';
import { erasureRequests } from '../../features/operations/privacy/privacy.table.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { mainOwnerCpf } from './main-client.data.ts';
import { idOf } from './seeded.ts';
import { demoTenants } from './tenants.data.ts';
import { userId } from './users.demo.ts';

type Row = typeof erasureRequests.$inferInsert;

/** Adds per consultancy: a request of a client whose contract is kept, one of an erased contact, a refused one. */
export async function fillErasureRequests(demo: Demo): Promise<void> {
  const names = new Map((await demo.db.select().from(users)).map(({ id, name }) => [id, name]));
  for (const { id: id_tenant, slug, domain, isProvider } of demoTenants) {
    if (isProvider) continue;
    const staff = (mailbox: string) => ({
      id: userId(`${mailbox}@${domain}`),
      name: names.get(userId(`${mailbox}@${domain}`)) ?? '',
    });
    const [ceo, gerente] = [staff('ceo'), staff('gerente')];
    const asked = (turn: string, daysAgo: number, by: { id: string; name: string }) => {
      const day = dayBefore(demo.today, daysAgo);
      return {
        ...{ id: idOf('erasure-request', slug, turn), id_tenant, createdDate: instantOn(day, 140) },
        ...{ answerBy: addDays(day, answerDays), id_requester: by.id, requesterName: by.name },
      };
    };
    const decided = (daysAgo: number) => {
      const at = instantOn(dayBefore(demo.today, daysAgo), 95);
      return { id_decider: ceo.id, decidedBy: ceo.name, decidedAt: at, finishedAt: at };
    };
    const gone = idOf('lead', slug, 'erased');
    const nothing = { contracts: [], companies: 0, lastWork: null, lastCharge: null, termsAcceptedOn: null };
    const owner = await signedOwner(demo, id_tenant);
    const lead = await oldestLead(demo, id_tenant);
    const rows: Row[] = [
      {
        ...asked('done', 34, gerente),
        ...{ kind: 'lead', id_person: gone, nome: erasedName, bySelf: false, motivo: '', status: 'concluida' },
        ...decided(31),
        outcome: planErasure({ kind: 'lead', ...nothing }, dayBefore(demo.today, 31)),
      },
    ];
    if (owner) {
      rows.push({
        ...asked('open', 3, { id: owner.id, name: owner.nomeProprietario }),
        ...{ kind: 'owner', id_person: owner.id, nome: owner.nomeProprietario, bySelf: true, status: 'pendente' },
        motivo: 'Encerrei a sociedade e não quero mais meus dados no sistema.',
      });
    }
    if (lead) {
      rows.push({
        ...asked('refused', 12, gerente),
        ...{ kind: 'lead', id_person: lead.id, nome: lead.name, bySelf: false, status: 'recusada' },
        motivo: 'Pediu por telefone.',
        ...decided(10),
        reason: 'A pessoa confirmou por e-mail que quer continuar o atendimento e retirou o pedido.',
      });
    }
    await insertRows(demo.db, erasureRequests, rows);
  }
}

async function signedOwner({ db }: Demo, id_tenant: TenantId) {
  const [found] = await db
    .select({ owner: owners })
    .from(owners)
    .innerJoin(clients, and(eq(clients.id_tenant, owners.id_tenant), eq(clients.id_owner, owners.id)))
    .innerJoin(agreements, and(eq(agreements.id_tenant, clients.id_tenant), eq(agreements.id_client, clients.cnpjcpf)))
    .where(
      and(eq(owners.id_tenant, id_tenant), eq(agreements.status, 'Ativo'), ne(owners.cpfProprietario, mainOwnerCpf)),
    )
    .orderBy(desc(owners.id))
    .limit(1);
  return found?.owner;
}

async function oldestLead({ db }: Demo, id_tenant: TenantId) {
  const [found] = await db
    .select({ id: leads.id, name: leads.name })
    .from(leads)
    .where(eq(leads.id_tenant, id_tenant))
    .orderBy(asc(leads.createdDate))
    .limit(1);
  return found;
}
