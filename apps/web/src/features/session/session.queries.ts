import { type ClientLoginForm, type LoginForm, sessionApi } from '@restitui/domain/session/session.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { forgetAnswers, queryClient } from '../../lib/query-client.ts';
import { beginToLeave, leaveSession, refreshUser, signIn, signInClient } from '../../lib/session-store.ts';
import { sessionMessages } from './session.messages.ts';

/** What the server now says about the signed-in person; the session store takes it over. */
export const meQuery = queryOptions({
  queryKey: ['session', 'me'],
  queryFn: async ({ signal }) => {
    const { data } = await call(sessionApi.me, { signal });
    refreshUser(data);
    return data;
  },
  staleTime: 60_000,
});

/** Where the person is signed in, the last seen first. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['session', 'own'],
  queryFn: async ({ signal }) => (await call(sessionApi.listOwn, { signal })).data,
  staleTime: 0,
});

export const endSession = mutationOptions({
  mutationFn: (id: string) => call(sessionApi.endOne, { params: { id } }),
  meta: { success: sessionMessages.sessionEnded, failure: sessionMessages.sessionEndFailed, refreshes: ['session'] },
});

export const endOtherSessions = mutationOptions({
  mutationFn: async () => (await call(sessionApi.endOthers)).data,
  meta: { success: sessionMessages.othersEnded, failure: sessionMessages.sessionEndFailed, refreshes: ['session'] },
});

export const signInMutation = mutationOptions({
  mutationFn: (form: LoginForm) => call(sessionApi.login, { body: form }),
  onSuccess: ({ user, access_token }) => {
    forgetAnswers();
    signIn({ token: access_token, user });
  },
  meta: { quiet: true },
});

export const signInClientMutation = mutationOptions({
  mutationFn: (form: ClientLoginForm & { id?: string }) => call(sessionApi.loginClient, { body: form }),
  onSuccess: ({ client, access_token }) => {
    forgetAnswers();
    signInClient({ token: access_token, client });
  },
  meta: { quiet: true },
});

/** Ends the session here even when the server cannot be told. */
export const signOutMutation = mutationOptions({
  mutationFn: async () => {
    beginToLeave();
    // What is still under way would be refused, and the end be taken for the server's.
    await queryClient.cancelQueries();
    return call(sessionApi.logout).catch(() => undefined);
  },
  onSuccess: leaveSession,
});
