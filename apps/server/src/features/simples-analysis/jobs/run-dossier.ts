import { runInChild } from '../../../platform/run-in-child.ts';
import type { LoadedBlock } from '../open-item-block.ts';
import type { BlockPlace, DossierInput, DossierTalk } from './dossier-messages.ts';

interface DossierRun {
  input: DossierInput;
  loadBlock: (place: BlockPlace) => Promise<LoadedBlock>;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Makes the papers as the engine runs (decision 012). */
export function runDossier({ input, loadBlock, onProgress, signal }: DossierRun): Promise<void> {
  return runInChild<DossierTalk>({
    program: new URL('./dossier-process.ts', import.meta.url),
    name: "The dossier's process",
    execArgv: ['--max-old-space-size=384'],
    input,
    hear(said) {
      if (said.kind === 'wantBlock') return loadBlock(said.place);
      onProgress(said.percent);
    },
    signal,
  });
}
