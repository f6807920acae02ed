import type { ClientActor as Client } from '@restitui/domain/accounts/session/client-actor.ts';
import type { ClientSignInMethod } from '@restitui/domain/accounts/session/client-sign-in-method.ts';
import type { Actor as User } from '@restitui/domain/accounts/users/actor.ts';

/** A signed-in member of staff. */
export type UserActor = User & { kind: 'user' };

/** A signed-in client: the owner of one or more client companies. */
export type ClientActor = Client & { kind: 'client'; signedInBy: ClientSignInMethod };

/** The holder of a link, known by the token or the signature in the link and by nothing else. */
export interface LinkActor {
  kind: 'link';
}

/** A caller of a public endpoint: not signed in, not the holder of a link. */
export interface VisitorActor {
  kind: 'visitor';
}

/** An external service that reports an event. */
export interface WebhookActor {
  kind: 'webhook';
}

/** The server itself: workers, scheduled jobs, commands. */
export interface SystemActor {
  kind: 'system';
}

/** Any holder of a session. */
export type SessionActor = UserActor | ClientActor;

export type Actor = SessionActor | LinkActor | VisitorActor | WebhookActor | SystemActor;

export const systemActor: SystemActor = { kind: 'system' };

/** Narrows a context, or part of one, to that of a member of staff. */
export function isUserContext<C extends { actor: Actor }>(context: C): context is Extract<C, { actor: UserActor }> {
  return context.actor.kind === 'user';
}

/** Narrows a context, or part of one, to that of a signed-in client. */
export function isClientContext<C extends { actor: Actor }>(context: C): context is Extract<C, { actor: ClientActor }> {
  return context.actor.kind === 'client';
}

/** Narrows a context, or part of one, to that of any holder of a session. */
export function isSessionContext<C extends { actor: Actor }>(
  context: C,
): context is Extract<C, { actor: UserActor } | { actor: ClientActor }> {
  return isUserContext(context) || isClientContext(context);
}

/** Returns the kind of session, as access rules, signed links and records of access name it. */
export function sessionHolderOf({ kind }: SessionActor): 'staff' | 'client' {
  return kind === 'user' ? 'staff' : 'client';
}
