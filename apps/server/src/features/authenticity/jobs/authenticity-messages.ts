import type {
  AuthenticityInput,
  AuthenticityProgress,
  AuthenticityResult,
} from '@restitui/tax-engine/authenticity/check-authenticity.ts';

/** To the process that verifies. */
export type ToVerifier = Omit<AuthenticityInput, 'onProgress' | 'signal'>;

/** From it. */
export type FromVerifier =
  | { kind: 'progress'; progress: AuthenticityProgress }
  | { kind: 'done'; result: AuthenticityResult }
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; error: string };
