import { clientCodesApi } from '@restitui/domain/accounts/client-codes/client-codes.api.ts';
import { type ClientLoginForm, type LoginForm, sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import type { Request } from '@restitui/domain/wire/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { enterSession } from '../../../lib/enter-session.ts';
import { clearQueries } from '../../../lib/query-client.ts';
import { signInClient } from '../../../lib/session-store.ts';
import { sessionMessages } from './session.messages.ts';

/** The user's sessions, last seen first. */
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
  onSuccess: enterSession,
  meta: { quiet: true },
});

export const signInClientMutation = mutationOptions({
  mutationFn: (form: ClientLoginForm & { id?: string }) => call(sessionApi.loginClient, { body: form }),
  onSuccess: ({ client, access_token }) => {
    clearQueries();
    signInClient({ token: access_token, client });
  },
  meta: { quiet: true },
});

export const requestSignInCode = mutationOptions({
  mutationFn: (body: Request<typeof clientCodesApi.request>['body']) => call(clientCodesApi.request, { body }),
  meta: { quiet: true },
});

export const signInByCodeMutation = mutationOptions({
  mutationFn: (body: Request<typeof clientCodesApi.signIn>['body']) => call(clientCodesApi.signIn, { body }),
  onSuccess: ({ client, access_token }) => {
    clearQueries();
    signInClient({ token: access_token, client });
  },
  meta: { quiet: true },
});
