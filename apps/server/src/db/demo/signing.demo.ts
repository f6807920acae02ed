import { addDays, dayInBrazil } from '@restitui/brazil/day.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { identityChecks } from '../../features/accounts/identity-checks/identity-checks.table.ts';
import { agreements } from '../../features/agreements/documents/agreements.table.ts';
import { clients } from '../../features/crm/clients/clients.table.ts';
import type { Database } from '../open-database.ts';
import type { Db } from '../tenant-scope.ts';
import { instantOn } from './demo.ts';
import { Seeded } from './seeded.ts';
import { demoTenants } from './tenants.data.ts';
import { userId } from './users.demo.ts';

/** An act that is still to be recorded: whose and when. */
export interface PlannedAct {
  id_agreement: string;
  /** The person's own tenant; of a witness, the provider. */
  home: TenantId;
  person: { id_user: string } | { id_owner: string };
  /** True for the contract's other party. */
  isParty: boolean;
  at: Date;
}

/**
 * Plans the acts on contracts that the demonstration has in force and that have none, by tenant: party,
 * consultancy and the provider's witnesses, once the party's identity is verified.
 */
export async function planSignings(
  database: Pick<Database, 'asOwner'>,
  now: Date,
): Promise<Map<TenantId, PlannedAct[]>> {
  const provider = demoTenants.find(({ isProvider }) => isProvider);
  if (!provider) return new Map();
  const found = await database.asOwner((client) => drizzle(client).transaction(listUnacted));
  const plan = new Map<TenantId, PlannedAct[]>();
  for (const { id: home, domain } of demoTenants) {
    const of = (id: TenantId, id_user: string) => ({ home: id, person: { id_user } });
    const consultancy = of(home, userId(`ceo@${domain}`));
    const witnesses = ['juridico', 'ceo'].map((mailbox) => of(provider.id, userId(`${mailbox}@${provider.domain}`)));
    const acts = found
      .filter(({ id_tenant }) => id_tenant === home)
      .flatMap(({ id, id_user, id_owner, createdDate, decidedAt }) => {
        const party = { home, person: id_user ? { id_user } : { id_owner: id_owner ?? '' } };
        const times = timesOf(id, Math.max(Date.parse(createdDate), Date.parse(decidedAt)), now);
        return [party, consultancy, ...witnesses].map((who, i) => ({
          ...{ ...who, isParty: i === 0, id_agreement: id, at: times[i] ?? now },
        }));
      });
    if (acts.length > 0) plan.set(home, acts);
  }
  return plan;
}

async function listUnacted(db: Db) {
  const isParty = or(eq(identityChecks.id_user, agreements.id_user), eq(identityChecks.id_owner, clients.id_owner));
  const rows = await db
    .select({ agreement: agreements, id_owner: clients.id_owner, decidedAt: identityChecks.decidedAt })
    .from(agreements)
    .leftJoin(clients, and(eq(clients.id_tenant, agreements.id_tenant), eq(clients.cnpjcpf, agreements.id_client)))
    .innerJoin(
      identityChecks,
      and(eq(identityChecks.id_tenant, agreements.id_tenant), eq(identityChecks.decision, 'verified'), isParty),
    )
    .where(
      and(
        ...[eq(agreements.status, 'Ativo'), eq(agreements.isFrist, true), eq(agreements.isAssinado, false)],
        sql`cardinality(${agreements.acts}) = 0`,
      ),
    )
    .orderBy(asc(agreements.createdDate), asc(agreements.id));
  return rows.map(({ agreement: { id, id_tenant, id_user, createdDate }, id_owner, decidedAt }) => {
    return { id, id_tenant, id_user, id_owner, createdDate, decidedAt: decidedAt ?? createdDate };
  });
}

/** Times of party, consultancy and two witnesses, a day apart where there is time for it. */
function timesOf(id: string, since: number, now: Date): Date[] {
  const random = new Seeded('acts', id);
  const first = since + random.between(40, 90) * 60_000;
  const later = (days: number) => {
    const day = addDays(dayInBrazil(new Date(first)), days);
    return Date.parse(instantOn(day, random.between(20, 500)));
  };
  const wanted = [first, later(1), later(2), later(3)];
  const minutesLeft = (acts: number) => now.getTime() - acts * 60_000;
  return wanted.map((time, i) => new Date(Math.min(time, minutesLeft(wanted.length - i))));
}
