import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Browser {
  origin: string;
  rpId: string;
  challenge: string;
}

interface Options {
  /** False leaves out the flag that the person was verified by PIN or biometrics. */
  verified?: boolean;
  /** The value of the sign counter instead of the next one. */
  counter?: number;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer) => data.toString('base64url');

function clientData(type: 'webauthn.create' | 'webauthn.get', { origin, challenge }: Browser): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(rpId: string, { verified = true, counter = 0 }: Options, attested?: Buffer): Buffer {
  const flags = 0x01 | (verified ? 0x04 : 0) | (attested ? 0x40 : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
}

/** Creates a passkey in memory, with the answers that a browser sends for it (ES256, attestation 'none'). */
export function softwareAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  // COSE key: kty EC2, alg ES256, curve P-256, x, y.
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const credential = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };

  return {
    create(browser: Browser, options: Options = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cose]);
      const authData = authenticatorData(browser.rpId, { counter, ...options }, attested);
      const size = Buffer.alloc(2);
      size.writeUInt16BE(authData.length);
      // CBOR of { fmt: 'none', attStmt: {}, authData }.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x59]),
        size,
        authData,
      ]);
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', browser)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      };
      return { ...credential, response };
    },
    use(browser: Browser, options: Options = {}) {
      counter = options.counter ?? counter + 1;
      const authData = authenticatorData(browser.rpId, { ...options, counter });
      const client = clientData('webauthn.get', browser);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      };
      return { ...credential, response };
    },
  };
}
