import type {
  PasskeyAssertion,
  PasskeyRequest,
  passkeyCreation,
} from '@restitui/domain/accounts/second-factor/passkey.ts';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { z } from 'zod';

/** Asks the browser to sign with a passkey. Throws when the user cancels. */
export async function signWithPasskey(optionsJSON: PasskeyRequest): Promise<PasskeyAssertion> {
  const { id, rawId, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature } = response;
  return {
    ...{ id, rawId, type: 'public-key', clientExtensionResults: {} },
    response: { clientDataJSON, authenticatorData, signature },
  };
}

/** Asks the browser to create a passkey. Throws when the user cancels. */
export async function createPasskey(options: z.infer<typeof passkeyCreation>) {
  const pubKeyCredParams = options.pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' as const }));
  const optionsJSON = { ...options, pubKeyCredParams };
  const { id, rawId, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return {
    ...{ id, rawId, type: 'public-key' as const, clientExtensionResults: {} },
    response: { clientDataJSON, attestationObject, transports },
  };
}
