import type {
  PasskeyAssertion,
  PasskeyRequest,
  passkeyRegistration,
} from '@restitui/domain/accounts/second-factor/passkey.ts';
import type { z } from 'zod';
import { webauthn } from '../../../platform/webauthn.ts';
import { signedOrigin } from './passkey-site.rules.ts';
import type { FactorRow } from './second-factor.repository.ts';

/** The passkeys that a browser can use at this host. */
export function passkeysAt(factors: readonly FactorRow[], host: string): FactorRow[] {
  return factors.filter(({ kind, rp_id }) => kind === 'passkey' && rp_id === host);
}

const descriptorOf = ({ credential_id, transports }: FactorRow) => ({
  id: credential_id ?? '',
  transports: transports ? transports.split(',') : [],
});

export async function passkeyRequestFor(factors: readonly FactorRow[], host: string): Promise<PasskeyRequest> {
  const { generateAuthenticationOptions } = await webauthn();
  const { challenge, timeout, rpId, allowCredentials, userVerification } = await generateAuthenticationOptions({
    rpID: host,
    allowCredentials: factors.map(descriptorOf),
    userVerification: 'required',
  });
  return {
    challenge,
    ...(timeout !== undefined && { timeout }),
    ...(rpId !== undefined && { rpId }),
    ...(userVerification && { userVerification }),
    ...(allowCredentials && { allowCredentials }),
  };
}

interface Account {
  id: string;
  email: string;
  name: string;
}

/** Options for the creation of a passkey that this account does not have yet. */
export async function passkeyCreationFor(
  { id, email, name }: Account,
  { host, title, existing }: { host: string; title: string; existing: readonly FactorRow[] },
) {
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: title,
    rpID: host,
    userID: new Uint8Array(Buffer.from(id)),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: existing.map(descriptorOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
}

interface Expected {
  challenge: string;
  host: string;
}

/** Returns the columns of a new passkey; undefined when the browser's answer does not verify. */
export async function verifyNewPasskey(sent: z.output<typeof passkeyRegistration>, { challenge, host }: Expected) {
  const expectedOrigin = signedOrigin(sent.response.clientDataJSON, host);
  if (!expectedOrigin) return undefined;
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await verifyRegistrationResponse({
    response: sent,
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID: host,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    sign_counter: counter,
    transports: sent.response.transports?.join(',') ?? '',
    rp_id: host,
  };
}

/** Returns the new sign counter; undefined when the answer does not verify or the counter did not grow. */
export async function verifyPasskey(
  factor: FactorRow,
  sent: PasskeyAssertion,
  { challenge, host }: Expected,
): Promise<number | undefined> {
  const expectedOrigin = signedOrigin(sent.response.clientDataJSON, host);
  if (!expectedOrigin || factor.credential_id === null || factor.public_key === null) return undefined;
  const { verifyAuthenticationResponse } = await webauthn();
  const verified = await verifyAuthenticationResponse({
    response: sent,
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID: host,
    requireUserVerification: true,
    credential: {
      id: factor.credential_id,
      publicKey: new Uint8Array(Buffer.from(factor.public_key, 'base64url')),
      counter: factor.sign_counter ?? 0,
    },
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}
