import { Secret, TOTP } from 'otpauth';

const period = 30;

/** RFC 6238 as authenticator apps expect it: SHA-1, six digits, 30 seconds. */
function totpOf(secret: Secret, label = '', issuer = ''): TOTP {
  return new TOTP({ secret, label, issuer, algorithm: 'SHA1', digits: 6, period });
}

/** Returns a secret of 160 random bits, base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the `otpauth:` address that apps read from a QR code. */
export function totpAddress(secret: string, { email, issuer }: { email: string; issuer: string }): string {
  return totpOf(Secret.fromBase32(secret), email, issuer).toString();
}

/** Returns the number of the time step that the code belongs to, one before or after the current one included. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(Secret.fromBase32(secret)).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}
