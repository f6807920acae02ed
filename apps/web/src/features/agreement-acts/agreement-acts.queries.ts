import { agreementActsApi } from '@restitui/domain/agreement-acts/agreement-acts.api.ts';
import type { Request } from '@restitui/domain/wire/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { actMessages } from './agreement-acts.messages.ts';
import { declaredNow } from './declared-surroundings.ts';

const refreshes = ['agreement-acts', 'agreements', 'signatures', 'client-portal'];

/** How a contract stands for the person of the session; another version is another answer. */
export const signingQuery = (id: string, who: string, version: number) =>
  queryOptions({
    queryKey: ['agreement-acts', id, who, version],
    queryFn: async ({ signal }) => (await call(agreementActsApi.read, { params: { id }, signal })).data,
  });

type Act = Omit<Request<typeof agreementActsApi.sign>['body'], 'declared'> & { local: string };

export const signAgreement = (id: string) =>
  mutationOptions({
    mutationFn: async ({ local, ...body }: Act) => {
      const sent = { params: { id }, body: { ...body, declared: declaredNow(local) } };
      return (await call(agreementActsApi.sign, sent)).data;
    },
    meta: { success: actMessages.signed, quiet: true, refreshes },
  });

export const sendActCode = (id: string) =>
  mutationOptions({
    mutationFn: async () => (await call(agreementActsApi.sendCode, { params: { id } })).data,
    // What was sent is said in place: a toast would lie over the button.
    meta: { failure: actMessages.codeFailed },
  });

/** Signs what was chosen as it was shown; that nothing was signed is a failure too. */
export const signMany = mutationOptions({
  mutationFn: async (chosen: readonly { id: string; sha256: string }[]) => {
    const ids = chosen.map(({ id }) => id);
    const versions = Object.fromEntries(chosen.map(({ id, sha256 }) => [id, sha256]));
    return (await call(agreementActsApi.signMany, { body: { ids, versions, declared: declaredNow('') } })).data;
  },
  meta: { quiet: true, refreshes },
});

/** The contract changed, or its text of acceptance did, since the page was opened. */
export function isOutdated(error: Error | null): boolean {
  return error instanceof ApiError && ['version_outdated', 'acceptance_outdated'].includes(error.code);
}
