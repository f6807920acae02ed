import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';

export async function listBanks({ platform }: Context<UserActor, OwnTransactions>) {
  return platform.banks.list();
}
