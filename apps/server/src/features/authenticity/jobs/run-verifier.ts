import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { AuthenticityProgress, AuthenticityResult } from '@restitui/tax-engine/authenticity/check-authenticity.ts';
import { whenGone } from '../../../platform/ended-early.ts';
import type { FromVerifier, ToVerifier } from './authenticity-messages.ts';

/** What the stored files are to blame for, in words for who asked. */
export class VerifierRefusal extends Error {}

interface VerifierRun {
  input: ToVerifier;
  onProgress: (progress: AuthenticityProgress) => void;
  signal: AbortSignal;
}

/** Verifies in a process of its own at low priority, so that requests are answered while it works. */
export function runVerifier({ input, onProgress, signal }: VerifierRun): Promise<AuthenticityResult> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'verifier-process.ts'), {
      serialization: 'advanced',
      signal,
      execArgv: [],
    });
    if (child.pid) lowerPriority(child.pid);
    let outcome: AuthenticityResult | Error | undefined;

    child.on('message', (message: FromVerifier) => {
      if (message.kind === 'progress') onProgress(message.progress);
      else if (message.kind === 'done') outcome ??= message.result;
      else if (message.kind === 'refused') outcome ??= new VerifierRefusal(message.message);
      else outcome ??= new Error(message.error);
    });
    child.on('error', (error) => {
      outcome ??= error;
      if (child.pid === undefined) reject(error);
    });
    // Only when it has ended does it write no more into its folder.
    whenGone(child, 'The verifier', (early) => {
      outcome ??= early;
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    });
    child.send(input);
  });
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Some systems allow no change of priority; the work then runs at the ordinary one.
  }
}
