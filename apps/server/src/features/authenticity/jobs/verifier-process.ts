import { checkAuthenticity } from '@restitui/tax-engine/authenticity/check-authenticity.ts';
import { AnalysisError } from '@restitui/tax-engine/months/analysis-error.ts';
import type { FromVerifier, ToVerifier } from './authenticity-messages.ts';

const reportedEvery = 500;

function tell(message: FromVerifier): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });
}

async function run(input: ToVerifier): Promise<void> {
  let reported = 0;
  let phase = '';
  try {
    const result = await checkAuthenticity({
      ...input,
      onProgress: (progress) => {
        if (progress.fase === phase && Date.now() - reported < reportedEvery) return;
        reported = Date.now();
        phase = progress.fase;
        void tell({ kind: 'progress', progress });
      },
    });
    await tell({ kind: 'done', result });
  } catch (error) {
    const theirs = error instanceof AnalysisError;
    await tell(
      theirs
        ? { kind: 'refused', message: error.message }
        : { kind: 'failed', error: String((error as Error)?.stack ?? error) },
    );
  }
}

process.on('message', (input: ToVerifier) => void run(input).finally(() => process.disconnect()));
// An orphan has nobody to work for.
process.on('disconnect', () => process.exit());
