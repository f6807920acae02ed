import type { AuthenticityProgress, AuthenticityResult } from '@restitui/tax-engine/authenticity/check-authenticity.ts';
import { runInChild } from '../../../platform/run-in-child.ts';
import type { VerifierTalk } from './authenticity-messages.ts';

interface VerifierRun {
  input: VerifierTalk['input'];
  onProgress: (progress: AuthenticityProgress) => void;
  signal: AbortSignal;
}

/** @throws InputRefusal for what the stored files are to blame for. */
export function runVerifier({ input, onProgress, signal }: VerifierRun): Promise<AuthenticityResult> {
  return runInChild<VerifierTalk>({
    program: new URL('./verifier-process.ts', import.meta.url),
    name: 'The verifier',
    input,
    hear({ progress }) {
      onProgress(progress);
    },
    signal,
  });
}
