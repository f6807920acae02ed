import type { SessionKind } from '../../wire/endpoint.ts';
import { type ErrorDefinition, wireErrors } from '../../wire/errors.ts';

/** The kind of user that a session belongs to. */
export type SessionHolder = 'staff' | 'client';

/** Returns the error when a session of this kind may not make the call. It is a 403, so that the session continues. */
export function sessionRefusal(kind: SessionKind | undefined, who: SessionHolder): ErrorDefinition | undefined {
  if (kind === 'public' || kind === 'any' || kind === 'open' || (kind ?? 'staff') === who) return undefined;
  return kind === 'client' ? wireErrors.client_only : wireErrors.staff_only;
}
