import type { IdentityProvider } from '@restitui/domain/accounts/oidc/identity-provider.ts';

/** A tenant's registration at a provider. */
export interface OidcClient {
  provider: IdentityProvider;
  client_id: string;
  client_secret: string;
  /** The directory of Microsoft Entra. */
  directory: string | null;
}

/** Values that the end of a sign-in is checked against; they stay on the server. */
export interface OidcChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** Claims of a verified ID token. */
export interface OidcClaims {
  issuer: string;
  subject: string;
  claims: Readonly<Record<string, unknown>>;
}

/** A provider did not give a usable answer. */
export class OidcError extends Error {
  readonly reason: 'unavailable' | 'cancelled' | 'rejected';

  constructor(reason: OidcError['reason'], cause: unknown) {
    super(`OpenID Connect: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Signs people in by OpenID Connect: authorization code with PKCE, state and nonce. */
export interface IdentityProviders {
  /** Returns the address at which the person signs in. */
  authorize: (client: OidcClient, redirectUri: string) => Promise<OidcChecks & { url: string }>;
  /**
   * Exchanges the code for an ID token and verifies it.
   * @param answer the redirect URI with the query that the provider sent
   * @throws OidcError
   */
  identify: (client: OidcClient, answer: URL, checks: OidcChecks) => Promise<OidcClaims>;
}
