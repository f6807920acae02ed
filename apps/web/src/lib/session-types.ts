import type { SessionClient } from '@restitui/domain/accounts/session/session.api.ts';
import type { User } from '@restitui/domain/accounts/users/users.api.ts';

export interface Auth {
  token: string;
  user: User;
}

/** Session of a client; it replaces that of staff and vice versa. */
export interface ClientAuth {
  token: string;
  client: SessionClient;
}

export interface SelectedTenant {
  id: string;
  title: string;
}

/** `left`: the user signed out; `expired`: the server ended the session; `idle`: it was not used for too long. */
export type EndOfSession = 'left' | 'expired' | 'idle';

/** The kind of session; each kind has its own sign-in. */
export type SessionHolder = 'staff' | 'client';

/** The member of staff whose session the server ended, with the tenant that was selected. */
export interface EndedHolder {
  id: string;
  tenant: SelectedTenant | undefined;
}

/** A session that the server ended while work was under way: the page waits for the same person. */
export interface PausedSession {
  why: Exclude<EndOfSession, 'left'>;
  /** ISO 8601 instant. */
  at: string;
}
