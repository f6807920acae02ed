import type { PackedBlock } from '@restitui/column-store/item-block.ts';
import type { Analysis } from '@restitui/tax-engine/analyse.ts';
import type { Progress } from '@restitui/tax-engine/engine-types.ts';
import { runInChild } from '../../../platform/run-in-child.ts';
import type { EngineInput, EngineProtocol } from './jobs/engine-messages.ts';

interface EngineRun {
  input: Omit<EngineInput, 'withItems'>;
  onProgress?: (progress: Progress) => void;
  /** Without it the engine returns no items. */
  onItems?: (block: PackedBlock) => Promise<void>;
  signal: AbortSignal;
}

/**
 * Runs the engine in a child process.
 * @throws InputRefusal when the uploaded files are at fault
 */
export function runEngine({ input, onProgress, onItems, signal }: EngineRun): Promise<Analysis> {
  return runInChild<EngineProtocol>({
    program: new URL('./jobs/engine-process.ts', import.meta.url),
    name: 'The engine',
    // The process also reads notes: the default young generation would take a hundred megabytes for short-lived
    // objects.
    execArgv: ['--max-semi-space-size=4'],
    input: { ...input, withItems: onItems !== undefined },
    onMessage(message) {
      if (message.kind === 'items') return onItems?.(message.block).then(() => undefined);
      onProgress?.(message.progress);
    },
    signal,
  });
}
