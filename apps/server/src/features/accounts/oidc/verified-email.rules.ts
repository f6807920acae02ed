import type { IdentityProvider } from '@restitui/domain/accounts/oidc/identity-provider.ts';

const googleOwnDomains = ['gmail.com', 'googlemail.com'];

/** Values of `xms_edov` that say that the owner of the e-mail's domain was verified. */
const verifiedDomain: readonly unknown[] = [true, 1, 'true', '1'];

/**
 * Returns the e-mail of an ID token if the provider vouches for it, in lower case. Google does for its own addresses and
 * those of a Workspace (`hd`): another address was verified once, when the account was made, and may have a new owner
 * since. Microsoft's `email` can be set by any administrator, so it counts only with `xms_edov`.
 */
export function verifiedEmailOf(
  provider: IdentityProvider,
  { email, email_verified, hd, xms_edov }: Readonly<Record<string, unknown>>,
): string | undefined {
  if (typeof email !== 'string' || !/^[^\s@]+@[^\s@]+$/.test(email)) return undefined;
  const address = email.toLowerCase();
  if (provider === 'microsoft') return verifiedDomain.includes(xms_edov) ? address : undefined;
  const isHosted = googleOwnDomains.includes(domainOf(address)) || (typeof hd === 'string' && hd !== '');
  return email_verified === true && isHosted ? address : undefined;
}

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}
