import { passwordsApi } from '@restitui/domain/accounts/passwords/passwords.api.ts';
import type { Request } from '@restitui/domain/wire/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { sessionMessages } from './session.messages.ts';

type Body<K extends keyof typeof passwordsApi> = Request<(typeof passwordsApi)[K]>['body'];

export const requestPasswordLink = mutationOptions({
  mutationFn: (body: Body<'forgot'>) => call(passwordsApi.forgot, { body }),
  meta: { quiet: true },
});

export const passwordLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['password-link', token],
    queryFn: async ({ signal }) => (await call(passwordsApi.readLink, { body: { token }, signal })).data,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const resetPassword = mutationOptions({
  mutationFn: (body: Body<'reset'>) => call(passwordsApi.reset, { body }),
  meta: { quiet: true },
});

export const requestClientCode = mutationOptions({
  mutationFn: (body: Body<'clientForgot'>) => call(passwordsApi.clientForgot, { body }),
  meta: { quiet: true },
});

export const changeClientPassword = mutationOptions({
  mutationFn: (body: Body<'clientChange'>) => call(passwordsApi.clientChange, { body }),
  meta: { quiet: true },
});

export const changeOwnPassword = mutationOptions({
  mutationFn: (body: Body<'changeOwn'>) => call(passwordsApi.changeOwn, { body }),
  meta: { success: sessionMessages.ownPasswordChanged, quiet: true, refreshes: ['session'] },
});
