import type { FactorAnswer } from '@restitui/domain/accounts/second-factor/factor-answer.ts';
import { secondFactorApi } from '@restitui/domain/accounts/second-factor/second-factor.api.ts';
import type { UserSummary } from '@restitui/domain/accounts/users/users.api.ts';
import type { Answer, Request } from '@restitui/domain/wire/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { enterSession } from '../../../lib/enter-session.ts';
import { factorMessages } from './second-factor.messages.ts';

type Body<K extends keyof typeof secondFactorApi> = Request<(typeof secondFactorApi)[K]>['body'];

export const ownFactorsQuery = queryOptions({
  queryKey: ['second-factor', 'own'],
  queryFn: async ({ signal }) => (await call(secondFactorApi.list, { signal })).data,
  staleTime: 0,
});

/** Returns whether the user has to enrol a factor before anything else. */
export function mustEnrolFactor(own: Answer<typeof secondFactorApi.list>['data'] | undefined): boolean {
  return own?.isRequired === true && own.factors.length === 0;
}

/** Completes a sign-in. */
export const answerSecondFactor = mutationOptions({
  mutationFn: (body: FactorAnswer) => call(secondFactorApi.answer, { body }),
  onSuccess: enterSession,
  meta: { quiet: true },
});

/** Requests the challenge of the user's account; null when the password confirms the identity. */
export const challengeOwnFactor = async () => (await call(secondFactorApi.challengeOwn)).data;

export const reauthenticate = mutationOptions({
  mutationFn: (body: Body<'reauthenticate'>) => call(secondFactorApi.reauthenticate, { body }),
  meta: { quiet: true },
});

export const beginTotp = mutationOptions({
  mutationFn: async () => (await call(secondFactorApi.beginTotp)).data,
  meta: { quiet: true },
});

export const confirmTotp = mutationOptions({
  mutationFn: async ({ id, ...body }: { id: string } & Body<'confirmTotp'>) =>
    (await call(secondFactorApi.confirmTotp, { params: { id }, body })).data,
  meta: { quiet: true, success: factorMessages.enrolled, refreshes: ['second-factor', 'session'] },
});

/** Creates a passkey with the browser and stores it. */
export const enrolPasskey = mutationOptions({
  mutationFn: async (name: string) => {
    const { challenge, options } = (await call(secondFactorApi.beginPasskey)).data;
    const { createPasskey } = await import('./passkeys.ts');
    const passkey = await createPasskey(options);
    return (await call(secondFactorApi.confirmPasskey, { body: { challenge, name, passkey } })).data;
  },
  meta: { quiet: true, success: factorMessages.enrolled, refreshes: ['second-factor', 'session'] },
});

export const renameFactor = mutationOptions({
  mutationFn: ({ id, name }: { id: string; name: string }) =>
    call(secondFactorApi.rename, { params: { id }, body: { name } }),
  meta: { success: factorMessages.renamed, refreshes: ['second-factor'] },
});

export const removeFactor = mutationOptions({
  mutationFn: (id: string) => call(secondFactorApi.remove, { params: { id } }),
  meta: {
    success: factorMessages.removed,
    failure: factorMessages.removeFailed,
    refreshes: ['second-factor', 'session'],
  },
});

export const renewRecoveryCodes = mutationOptions({
  mutationFn: async () => (await call(secondFactorApi.renewRecoveryCodes)).data.recoveryCodes,
  meta: { refreshes: ['second-factor'] },
});

type Person = Pick<UserSummary, 'id' | 'id_tenant'>;

export const factorCountQuery = ({ id, id_tenant }: Person) =>
  queryOptions({
    queryKey: ['second-factor', 'count', id],
    queryFn: async ({ signal }) =>
      (await call(secondFactorApi.countOf, { params: { id }, tenant: id_tenant, signal })).data.factors,
    staleTime: 0,
  });

export const resetFactors = ({ id, id_tenant }: Person) =>
  mutationOptions({
    mutationFn: (reason: string) =>
      call(secondFactorApi.reset, { params: { id }, body: { reason }, tenant: id_tenant }),
    meta: { success: factorMessages.reset, refreshes: ['second-factor'] },
  });
