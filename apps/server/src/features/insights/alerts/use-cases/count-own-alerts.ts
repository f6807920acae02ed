import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, InTransaction } from '../../../../kernel/context.ts';
import { alertReaderOf } from '../alert.gate.ts';
import { countAlerts } from '../alert-inbox.repository.ts';

export async function countOwnAlerts({ db, actor, tenant }: Context<UserActor, InTransaction, 'all'>) {
  return { data: await countAlerts(db, tenant, alertReaderOf(actor)) };
}
