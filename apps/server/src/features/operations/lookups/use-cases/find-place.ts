import { lookupErrors } from '@restitui/domain/operations/lookups/lookups.errors.ts';
import type { SessionActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { awaitExternalService } from '../lookup-failure.service.ts';

/** Looks up the place of the caller's IP address. Neither is logged or stored. */
export async function findPlace({ platform, origin }: Context<SessionActor, OwnTransactions>) {
  return awaitExternalService(platform.geo.locate(origin.address), {
    timedOut: lookupErrors.place_unavailable,
    unavailable: lookupErrors.place_unavailable,
  });
}
