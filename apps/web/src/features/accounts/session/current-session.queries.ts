import { sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { announceSignOut, leaveSession, refreshUser } from '../../../lib/session-store.ts';

/** The signed-in user as stored by the server; the session store is updated from it. */
export const meQuery = queryOptions({
  queryKey: ['session', 'me'],
  queryFn: async ({ signal }) => {
    const { data } = await call(sessionApi.me, { signal });
    refreshUser(data);
    return data;
  },
  staleTime: 60_000,
});

/** Ends the session in the browser even when the server is unreachable. */
export const signOutMutation = mutationOptions({
  mutationFn: async () => {
    announceSignOut();
    // Pending requests would fail with 401 and look like a session ended by the server.
    await queryClient.cancelQueries();
    return call(sessionApi.logout).catch(() => undefined);
  },
  onSuccess: leaveSession,
});
