import { signInChannels } from '@restitui/domain/accounts/client-codes/sign-in-channels.ts';
import type { VisitorActor } from '../../../../kernel/actor.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';

/** Lists the channels of this installation; the same for every visitor, so that it reveals nothing about a person. */
export async function listSignInChannels({ platform }: Context<VisitorActor, TenantLookup>) {
  return { data: signInChannels(platform.connectedChannels) };
}
