import type { SessionKind } from '../wire/endpoint.ts';
import { type ErrorDefinition, wireErrors } from '../wire/errors.ts';

/** Whose session it is: a member of staff's, or a client's. */
export type SessionHolder = 'staff' | 'client';

/** Why a call of this kind refuses a session that runs, if it does: nobody is signed out by knocking at the wrong door. */
export function sessionRefusal(kind: SessionKind | undefined, who: SessionHolder): ErrorDefinition | undefined {
  if (kind === 'public' || kind === 'any' || kind === 'open' || (kind ?? 'staff') === who) return undefined;
  return kind === 'client' ? wireErrors.client_only : wireErrors.staff_only;
}
