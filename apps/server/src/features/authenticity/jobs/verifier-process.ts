import { checkAuthenticity } from '@restitui/tax-engine/authenticity/check-authenticity.ts';
import { AnalysisError } from '@restitui/tax-engine/months/analysis-error.ts';
import { serveParent } from '../../../platform/serve-parent.ts';
import type { VerifierTalk } from './authenticity-messages.ts';

const reportedEvery = 500;

serveParent<VerifierTalk>(
  (input, { tell }) => {
    let reported = 0;
    let phase = '';
    return checkAuthenticity({
      ...input,
      onProgress: (progress) => {
        if (progress.fase === phase && Date.now() - reported < reportedEvery) return;
        reported = Date.now();
        phase = progress.fase;
        void tell({ kind: 'progress', progress });
      },
    });
  },
  [AnalysisError],
);
