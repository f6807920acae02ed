import { oidcFragment } from '@restitui/domain/accounts/oidc/oidc.api.ts';

/** Returns the one-time code of a return from a provider. */
export function ticketIn(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get(oidcFragment) || undefined;
}
