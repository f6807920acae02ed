import { type IdentityProvider, identityProvider } from '@restitui/domain/accounts/oidc/identity-provider.ts';
import { oidcApi } from '@restitui/domain/accounts/oidc/oidc.api.ts';
import type { OidcProviderForm } from '@restitui/domain/accounts/oidc/oidc-provider-form.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { enterSession } from '../../../lib/enter-session.ts';
import { newProviderSecret, takeProviderSecret } from '../../../lib/provider-secret.ts';
import { oidcMessages } from './oidc.messages.ts';

/** The providers of this host's company; those of the prerendered page until the server responds. */
export const hostProvidersQuery = queryOptions({
  queryKey: ['oidc', 'providers'],
  queryFn: async ({ signal }) => (await call(oidcApi.providers, { signal })).data,
  initialData: () => identityProvider.array().safeParse(globalThis.entrance?.providers).data,
  initialDataUpdatedAt: 0,
  staleTime: 5 * 60_000,
  retry: false,
});

/** Leaves for the provider. */
export const startProviderSignIn = mutationOptions({
  mutationFn: async (provider: IdentityProvider) => {
    const challenge = await newProviderSecret();
    return call(oidcApi.start, { body: { provider, challenge, origin: window.location.origin } });
  },
  onSuccess: ({ data }) => window.location.assign(data.url),
  meta: { quiet: true },
});

/** Exchanges the one-time code of the address for the session. */
export const finishProviderSignIn = mutationOptions({
  mutationFn: async (ticket: string) => {
    const verifier = takeProviderSecret();
    if (!verifier) throw new ApiError({ status: 400, code: 'oidc_expired', message: oidcMessages.otherTab });
    return call(oidcApi.finish, { body: { ticket, verifier } });
  },
  onSuccess: enterSession,
  meta: { quiet: true },
});

/** The registrations of the acting tenant. */
export const oidcSettingsQuery = (tenant: string | undefined) =>
  queryOptions({
    queryKey: ['oidc', 'settings', tenant],
    queryFn: async ({ signal }) => (await call(oidcApi.readSettings, { signal })).data,
  });

export const saveProvider = (provider: IdentityProvider) =>
  mutationOptions({
    mutationFn: (body: OidcProviderForm) => call(oidcApi.saveProvider, { params: { provider }, body }),
    meta: { success: oidcMessages.saved(provider), quiet: true, refreshes: ['oidc'] },
  });

export const removeProvider = (provider: IdentityProvider) =>
  mutationOptions({
    mutationFn: () => call(oidcApi.removeProvider, { params: { provider } }),
    meta: { success: oidcMessages.removed, failure: oidcMessages.removeFailed, refreshes: ['oidc'] },
  });
