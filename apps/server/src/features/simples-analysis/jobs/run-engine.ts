import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Analysis } from '@restitui/tax-engine/analyse.ts';
import type { ItemLine, Progress } from '@restitui/tax-engine/reading.ts';
import type { FromEngine, ToEngine } from './analysis-messages.ts';

/** What the uploaded files are to blame for, in words for who sent them. */
export class EngineRefusal extends Error {}

interface EngineRun {
  input: Omit<Extract<ToEngine, { kind: 'start' }>, 'kind'>;
  onProgress: (progress: Progress) => void;
  onItems: (lines: ItemLine[]) => Promise<void>;
  signal: AbortSignal;
}

/** Runs the engine in a process of its own at low priority, so that requests are answered while it works. */
export function runEngine({ input, onProgress, onItems, signal }: EngineRun): Promise<Analysis> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'engine-process.ts'), {
      serialization: 'advanced',
      signal,
      execArgv: [],
    });
    if (child.pid) lowerPriority(child.pid);
    const send = (message: ToEngine) => child.connected && child.send(message);
    const fail = (error: Error) => {
      reject(error);
      child.kill();
    };

    child.on('message', (message: FromEngine) => {
      switch (message.kind) {
        case 'progress':
          return onProgress(message.progress);
        case 'items':
          return void onItems(message.lines).then(() => send({ kind: 'itemsStored' }), fail);
        case 'done':
          return resolve(message.analysis);
        case 'refused':
          return reject(new EngineRefusal(message.message));
        case 'failed':
          return reject(new Error(message.error));
      }
    });
    child.on('error', reject);
    child.on('exit', (code, killed) => reject(new Error(`The engine ended early (${killed ?? `exit code ${code}`})`)));
    send({ kind: 'start', ...input });
  });
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Some systems allow no change of priority; the analysis then runs at the ordinary one.
  }
}
