import type { UserActor } from '../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import type { StoredActivity } from './activity-log.repository.ts';
import { listPeopleNames, type NamedPerson } from './people-of-activity.repository.ts';

/** Returns the names of the actors: people of the tenant, and staff of the provider who acted in it. */
export async function nameActors(
  { inTenant, tenant, actor }: Context<UserActor, OwnTransactions>,
  rows: readonly StoredActivity[],
): Promise<NamedPerson[]> {
  const ids = [...new Set(rows.flatMap(({ id_actor }) => id_actor ?? []))];
  const found = await inTenant(tenant, (db) => listPeopleNames(db, tenant, ids));
  if (tenant === actor.id_tenant) return found;
  const rest = ids.filter((id) => !found.some((person) => person.id === id));
  return [...found, ...(await inTenant(actor.id_tenant, (db) => listPeopleNames(db, actor.id_tenant, rest)))];
}
