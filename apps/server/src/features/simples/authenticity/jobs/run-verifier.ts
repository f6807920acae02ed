import type { AuthenticityProgress, AuthenticityResult } from '@restitui/tax-engine/authenticity/check-authenticity.ts';
import { runInChild } from '../../../../platform/run-in-child.ts';
import type { VerifierProtocol } from './authenticity-messages.ts';

interface VerifierRun {
  input: VerifierProtocol['input'];
  onProgress: (progress: AuthenticityProgress) => void;
  signal: AbortSignal;
}

/**
 * Runs the verifier in a child process.
 * @throws InputRefusal when the stored files are at fault
 */
export function runVerifier({ input, onProgress, signal }: VerifierRun): Promise<AuthenticityResult> {
  return runInChild<VerifierProtocol>({
    program: new URL('./verifier-process.ts', import.meta.url),
    name: 'The verifier',
    input,
    onMessage({ progress }) {
      onProgress(progress);
    },
    signal,
  });
}
