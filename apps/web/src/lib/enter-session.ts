import { clearQueries } from './query-client.ts';
import { resumesSession, signIn } from './session-store.ts';
import type { Auth } from './session-types.ts';

/** Starts the session of a completed sign-in; the page of a paused session keeps its data. */
export function enterSession({ user, access_token }: { user: Auth['user']; access_token: string }) {
  if (!resumesSession(user)) clearQueries();
  signIn({ token: access_token, user });
}
