import type {
  AuthenticityInput,
  AuthenticityProgress,
  AuthenticityResult,
} from '@restitui/tax-engine/authenticity/check-authenticity.ts';

export interface VerifierProtocol {
  input: Omit<AuthenticityInput, 'onProgress' | 'signal'>;
  message: { kind: 'progress'; progress: AuthenticityProgress };
  answer: never;
  result: AuthenticityResult;
}
