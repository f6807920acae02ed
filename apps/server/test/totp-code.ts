import { TOTP } from 'otpauth';

/** Returns the code that an authenticator app shows at this time. */
export function totpCodeAt(secret: string, timestamp: number): string {
  return new TOTP({ secret }).generate({ timestamp });
}
