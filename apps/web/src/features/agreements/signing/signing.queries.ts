import { signingApi } from '@restitui/domain/agreements/signing/signing.api.ts';
import type { Request } from '@restitui/domain/wire/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { readDeclaredEnvironment } from './declared-environment.ts';
import { signingMessages } from './signing.messages.ts';

const refreshes = ['signing', 'agreements', 'identity-checks'];

/** Reads the signing state for the session's person; cached per version. */
export const signingQuery = (id: string, who: string, version: number) =>
  queryOptions({
    queryKey: ['signing', id, who, version],
    queryFn: async ({ signal }) => (await call(signingApi.read, { params: { id }, signal })).data,
  });

type Act = Omit<Request<typeof signingApi.sign>['body'], 'declared'> & { local: string };

export const signAgreement = (id: string) =>
  mutationOptions({
    mutationFn: async ({ local, ...body }: Act) => {
      const sent = { params: { id }, body: { ...body, declared: readDeclaredEnvironment(local) } };
      return (await call(signingApi.sign, sent)).data;
    },
    meta: { success: signingMessages.signed, quiet: true, refreshes },
  });

export const sendActCode = (id: string) =>
  mutationOptions({
    mutationFn: async () => (await call(signingApi.sendCode, { params: { id } })).data,
    // No success toast: it would cover the button, and the form shows the result.
    meta: { failure: signingMessages.codeFailed },
  });

/** Signs the selected agreements as shown. A result without any signature counts as a failure. */
export const signMany = mutationOptions({
  mutationFn: async (chosen: readonly { id: string; sha256: string }[]) => {
    const ids = chosen.map(({ id }) => id);
    const versions = Object.fromEntries(chosen.map(({ id, sha256 }) => [id, sha256]));
    return (await call(signingApi.signMany, { body: { ids, versions, declared: readDeclaredEnvironment('') } })).data;
  },
  meta: { quiet: true, refreshes },
});

/** Returns whether the agreement or its acceptance text changed after the page was opened. */
export function isOutdated(error: Error | null): boolean {
  return error instanceof ApiError && ['version_outdated', 'acceptance_outdated'].includes(error.code);
}
