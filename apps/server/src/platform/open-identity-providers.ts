import { createHash } from 'node:crypto';
import * as oidc from 'openid-client';
import type { Clock } from './clock.ts';
import { expiringCache } from './expiring-cache.ts';
import { type IdentityProviders, type OidcChecks, type OidcClient, OidcError } from './identity-providers.ts';
import { type IssuerOverrides, isAllowed, issuerOf } from './oidc-issuers.ts';

const requestMilliseconds = 8000;
const toleratedSeconds = 30;
const hour = 60 * 60_000;

/** Signs in at Google and Microsoft, or at the issuers in their place. */
export function openIdentityProviders(overrides: IssuerOverrides, clock: Clock): IdentityProviders {
  // Metadata and keys are read once an hour. The key contains the secret, so that a changed one takes effect at once.
  const configurations = expiringCache<oidc.Configuration>(clock, { milliseconds: hour, entries: 200 });

  async function configurationOf(client: OidcClient): Promise<oidc.Configuration> {
    const key = createHash('sha256').update(JSON.stringify(client)).digest('hex');
    const cached = configurations.get(key);
    if (cached) return cached;
    const found = await discover(client);
    configurations.set(key, found);
    return found;
  }

  async function discover(client: OidcClient): Promise<oidc.Configuration> {
    const issuer = issuerOf(client, overrides);
    const guarded: oidc.CustomFetch = async (address, { body, ...options }) => {
      if (!isAllowed(issuer, address)) throw new Error(`The provider names an address that is not its own: ${address}`);
      return fetch(address, { ...options, body: body instanceof Uint8Array ? new Uint8Array(body) : body });
    };
    const metadata = { [oidc.clockTolerance]: toleratedSeconds };
    const configuration = await oidc.discovery(
      issuer.url,
      client.client_id,
      metadata,
      oidc.ClientSecretPost(client.client_secret),
      {
        [oidc.customFetch]: guarded,
        timeout: requestMilliseconds / 1000,
        execute: [oidc.enableNonRepudiationChecks, ...(issuer.insecure ? [oidc.allowInsecureRequests] : [])],
      },
    );
    const { authorization_endpoint = '' } = configuration.serverMetadata();
    if (!isAllowed(issuer, authorization_endpoint))
      throw new Error('The sign-in address is not on a host of the provider');
    return configuration;
  }

  return {
    async authorize(client, redirectUri) {
      const configuration = await configurationOf(client).catch((error) => {
        throw new OidcError('unavailable', error);
      });
      const checks: OidcChecks = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email',
        prompt: 'select_account',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      });
      return { ...checks, url: url.href };
    },

    async identify(client, answer, { state, nonce, verifier }) {
      try {
        const tokens = await oidc.authorizationCodeGrant(await configurationOf(client), answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('The provider sent no ID token');
        return { issuer: claims.iss, subject: claims.sub, claims };
      } catch (error) {
        throw new OidcError(reasonOf(error), error);
      }
    },
  };
}

/** A wrong answer is `rejected`; only a network failure and a failing server are `unavailable`. */
function reasonOf(error: unknown): OidcError['reason'] {
  if (error instanceof oidc.AuthorizationResponseError)
    return error.error === 'access_denied' ? 'cancelled' : 'rejected';
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) return 'unavailable';
  if (error instanceof TypeError && error.message === 'fetch failed') return 'unavailable';
  return 'rejected';
}
