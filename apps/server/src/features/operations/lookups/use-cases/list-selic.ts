import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';

export async function listSelic({ platform }: Context<UserActor, OwnTransactions>) {
  return platform.selic.months();
}
