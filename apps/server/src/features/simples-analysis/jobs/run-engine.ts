import type { Analysis } from '@restitui/tax-engine/analyse.ts';
import type { Progress } from '@restitui/tax-engine/reading.ts';
import { runInChild } from '../../../platform/run-in-child.ts';
import type { PackedBlock } from '../item-block.ts';
import type { EngineInput, EngineTalk } from './analysis-messages.ts';

interface EngineRun {
  input: Omit<EngineInput, 'withItems'>;
  onProgress?: (progress: Progress) => void;
  /** Without it the items stay where they are. */
  onItems?: (block: PackedBlock) => Promise<void>;
  signal: AbortSignal;
}

/** @throws InputRefusal for what the uploaded files are to blame for. */
export function runEngine({ input, onProgress, onItems, signal }: EngineRun): Promise<Analysis> {
  return runInChild<EngineTalk>({
    program: new URL('./engine-process.ts', import.meta.url),
    name: 'The engine',
    // It reads notes too: the usual young generation would take a hundred megabytes for what is soon gone.
    execArgv: ['--max-semi-space-size=4'],
    input: { ...input, withItems: onItems !== undefined },
    hear(said) {
      if (said.kind === 'items') return onItems?.(said.block).then(() => undefined);
      onProgress?.(said.progress);
    },
    signal,
  });
}
