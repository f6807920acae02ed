import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { challengeFor } from '../challenge.service.ts';

export async function challengeOwnFactor(context: Context<UserActor, OwnTransactions>) {
  const { id: id_user, id_tenant } = context.actor;
  return { data: (await challengeFor(context, { id_tenant, id_user }, 'reauthenticate')) ?? null };
}
