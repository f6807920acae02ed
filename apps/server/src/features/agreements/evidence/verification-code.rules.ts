import { randomBytes } from 'node:crypto';
import { codeAlphabet, codeLength } from '@restitui/domain/agreements/evidence/verification-code.ts';

/** 100 random bits; an alphabet of 32 divides a byte evenly, so there is no bias. */
export function newVerificationCode(): string {
  return Array.from(randomBytes(codeLength), (byte) => codeAlphabet[byte % codeAlphabet.length]).join('');
}
