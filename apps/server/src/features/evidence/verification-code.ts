import { randomBytes } from 'node:crypto';
import { codeAlphabet, codeLength } from '@restitui/domain/evidence/verification-code.ts';

/** 100 random bits: 32 signs share a byte without remainder. */
export function newVerificationCode(): string {
  return Array.from(randomBytes(codeLength), (byte) => codeAlphabet[byte % codeAlphabet.length]).join('');
}
