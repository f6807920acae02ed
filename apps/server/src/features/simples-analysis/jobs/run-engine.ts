import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Analysis } from '@restitui/tax-engine/analyse.ts';
import type { Progress } from '@restitui/tax-engine/reading.ts';
import { whenGone } from '../../../platform/ended-early.ts';
import type { PackedBlock } from '../item-block.ts';
import type { EngineInput, FromEngine, ToEngine } from './analysis-messages.ts';

/** What the uploaded files are to blame for, in words for who sent them. */
export class EngineRefusal extends Error {}

interface EngineRun {
  input: Omit<EngineInput, 'withItems'>;
  onProgress?: (progress: Progress) => void;
  /** Without it the items stay where they are. */
  onItems?: (block: PackedBlock) => Promise<void>;
  signal: AbortSignal;
}

/** Runs the engine in a process of its own at low priority, so that requests are answered while it works. */
export function runEngine({ input, onProgress, onItems, signal }: EngineRun): Promise<Analysis> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'engine-process.ts'), {
      serialization: 'advanced',
      signal,
      // It reads notes too: the usual young generation would take a hundred megabytes for what is soon gone.
      execArgv: ['--max-semi-space-size=4'],
    });
    if (child.pid) lowerPriority(child.pid);
    const send = (message: ToEngine) => child.connected && child.send(message);
    let outcome: Analysis | Error | undefined;
    const fail = (error: Error) => {
      outcome ??= error;
      child.kill();
    };

    child.on('message', (message: FromEngine) => {
      switch (message.kind) {
        case 'progress':
          return onProgress?.(message.progress);
        case 'items':
          return void onItems?.(message.block).then(() => send({ kind: 'itemsStored' }), fail);
        case 'done':
          outcome ??= message.analysis;
          return;
        case 'refused':
          outcome ??= new EngineRefusal(message.message);
          return;
        case 'failed':
          outcome ??= new Error(message.error);
      }
    });
    child.on('error', (error) => {
      outcome ??= error;
      if (child.pid === undefined) reject(error);
    });
    // Only when it has ended does it write no more into its folder.
    whenGone(child, 'The engine', (early) => {
      outcome ??= early;
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    });
    send({ kind: 'start', ...input, withItems: onItems !== undefined });
  });
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Some systems allow no change of priority; the analysis then runs at the ordinary one.
  }
}
