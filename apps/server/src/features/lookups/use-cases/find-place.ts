import { lookupErrors } from '@restitui/domain/lookups/lookups.errors.ts';
import type { AnySession } from '../../../kernel/context.ts';
import { answered } from '../answered.ts';

/** The place of whoever calls, by the address that the call came from; neither is logged nor kept here. */
export async function findPlace({ platform, origin }: AnySession) {
  return answered(platform.geo.locate(origin.address), {
    timedOut: lookupErrors.place_unavailable,
    unavailable: lookupErrors.place_unavailable,
  });
}
