import type { OidcClient } from './identity-providers.ts';

/** Addresses of issuers in place of the real ones, for tests; `{directory}` is replaced. */
export interface IssuerOverrides {
  google?: string | undefined;
  microsoft?: string | undefined;
}

interface Issuer {
  url: URL;
  /** Hosts that the server may call for this issuer; nothing else is reached, whatever its metadata contains. */
  hosts: readonly string[];
  /** Whether http is allowed: for an issuer on this machine. */
  insecure: boolean;
}

const real = {
  google: {
    url: 'https://accounts.google.com',
    hosts: ['accounts.google.com', 'oauth2.googleapis.com', 'www.googleapis.com'],
  },
  microsoft: { url: 'https://login.microsoftonline.com/{directory}/v2.0', hosts: ['login.microsoftonline.com'] },
} as const;

/** Returns the issuer of a registration: that of the one directory, never Microsoft's common endpoint. */
export function issuerOf(
  { provider, directory }: Pick<OidcClient, 'provider' | 'directory'>,
  overrides: IssuerOverrides,
): Issuer {
  const override = overrides[provider];
  const url = new URL((override ?? real[provider].url).replace('{directory}', encodeURIComponent(directory ?? '')));
  return { url, hosts: override ? [url.host] : real[provider].hosts, insecure: url.protocol === 'http:' };
}

/** Returns whether the server may call the address for this issuer. */
export function isAllowed({ hosts, insecure }: Issuer, address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  return hosts.includes(url.host) && (url.protocol === 'https:' || (insecure && url.protocol === 'http:'));
}
