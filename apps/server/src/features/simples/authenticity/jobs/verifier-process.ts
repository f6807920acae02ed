import { checkAuthenticity } from '@restitui/tax-engine/authenticity/check-authenticity.ts';
import { AnalysisError } from '@restitui/tax-engine/months/analysis-error.ts';
import { runAsChild } from '../../../../platform/run-as-child.ts';
import type { VerifierProtocol } from './authenticity-messages.ts';

const reportedEvery = 500;

runAsChild<VerifierProtocol>(
  (input, { report }) => {
    let reported = 0;
    let phase = '';
    return checkAuthenticity({
      ...input,
      onProgress: (progress) => {
        if (progress.fase === phase && performance.now() - reported < reportedEvery) return;
        reported = performance.now();
        phase = progress.fase;
        void report({ kind: 'progress', progress });
      },
    });
  },
  [AnalysisError],
);
