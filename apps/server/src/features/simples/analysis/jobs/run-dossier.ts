import type { PackedBlock } from '@restitui/column-store/item-block.ts';
import { runInChild } from '../../../../platform/run-in-child.ts';
import type { BlockPlace, DossierInput, DossierProtocol } from './dossier-messages.ts';

interface DossierRun {
  input: DossierInput;
  loadBlock: (place: BlockPlace) => Promise<PackedBlock>;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Builds the dossier in a child process, as the engine runs (decision 012). */
export function runDossier({ input, loadBlock, onProgress, signal }: DossierRun): Promise<void> {
  return runInChild<DossierProtocol>({
    program: new URL('./dossier-process.ts', import.meta.url),
    name: "The dossier's process",
    execArgv: ['--max-old-space-size=384'],
    input,
    onMessage(message) {
      if (message.kind === 'loadBlock') return loadBlock(message.place);
      onProgress(message.percent);
    },
    signal,
  });
}
