import type { Context } from '../../../../kernel/context.ts';

/** Lists the channels that a service delivers; messages of the others are refused. */
export async function listMessageChannels({ platform }: Context) {
  return { data: [...platform.connectedChannels] };
}
