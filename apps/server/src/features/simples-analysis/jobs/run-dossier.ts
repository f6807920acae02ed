import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { whenGone } from '../../../platform/ended-early.ts';
import type { LoadedBlock } from '../open-item-block.ts';
import type { DossierInput, FromDossier, ToDossier } from './dossier-messages.ts';

interface DossierRun {
  input: DossierInput;
  loadBlock: (place: { competencia: string; ordem: number }) => Promise<LoadedBlock>;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Makes the papers in a process of its own at low priority, as the engine runs (decision 012). */
export function runDossier({ input, loadBlock, onProgress, signal }: DossierRun): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'dossier-process.ts'), {
      serialization: 'advanced',
      signal,
      execArgv: ['--max-old-space-size=384'],
    });
    const send = (message: ToDossier) => child.connected && child.send(message);
    let outcome: 'done' | Error | undefined;
    const fail = (error: Error) => {
      outcome ??= error;
      child.kill();
    };
    try {
      if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // Some systems allow no change of priority.
    }
    child.on('message', (message: FromDossier) => {
      if (message.kind === 'progress') onProgress(message.percent);
      else if (message.kind === 'done') outcome ??= 'done';
      else if (message.kind === 'failed') outcome ??= new Error(message.error);
      else void loadBlock(message.place).then((block) => send({ kind: 'block', block }), fail);
    });
    child.on('error', (error) => {
      outcome ??= error;
      if (child.pid === undefined) reject(error);
    });
    whenGone(child, "The dossier's process", (early) => {
      outcome ??= early;
      if (outcome instanceof Error) reject(outcome);
      else resolve();
    });
    send({ kind: 'start', input });
  });
}
