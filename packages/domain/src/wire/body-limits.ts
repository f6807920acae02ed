import type { Endpoint } from './endpoint.ts';

/** Limits of a JSON body. They are checked on the bytes, before anything is parsed. */
export interface BodyLimits {
  bytes: number;
  /** Objects and lists within each other. */
  depth: number;
  /** Fields of all objects and items of all lists together. */
  members: number;
}

/** Limits of a webhook whose address is known: its notices name many records. An unknown address has the anonymous limits. */
export const webhookBody: BodyLimits = { bytes: 256 * 1024, depth: 32, members: 20_000 };

/** Limits of every call for a caller without a session. */
export const anonymousBody: BodyLimits = { bytes: 64 * 1024, depth: 32, members: 5_000 };

/** Limits for a caller with a session of a call that declares none. */
const sessionBody: BodyLimits = { bytes: 512 * 1024, depth: 32, members: 20_000 };

/** Returns the limits of a call; without a session, no declaration goes beyond the anonymous limits. */
export function bodyLimitsOf(
  { bodyLimit = sessionBody.bytes, depth = sessionBody.depth, members = sessionBody.members }: DeclaredLimits,
  hasSession: boolean,
): BodyLimits {
  if (hasSession) return { bytes: bodyLimit, depth, members };
  return {
    bytes: Math.min(bodyLimit, anonymousBody.bytes),
    depth: Math.min(depth, anonymousBody.depth),
    members: Math.min(members, anonymousBody.members),
  };
}

type DeclaredLimits = Pick<Endpoint, 'bodyLimit' | 'depth' | 'members'>;
