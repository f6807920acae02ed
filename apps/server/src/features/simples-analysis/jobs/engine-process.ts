import { analyseSimplesNacional } from '@restitui/tax-engine/analyse.ts';
import { AnalysisError } from '@restitui/tax-engine/months/analysis-error.ts';
import type { ItemLine } from '@restitui/tax-engine/reading.ts';
import { findRuleSet } from '@restitui/tax-engine/rules/rule-set.ts';
import type { FromEngine, ToEngine } from './analysis-messages.ts';

let itemsStored = () => {};

function tell(message: FromEngine): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });
}

async function sendItems(lines: ItemLine[]): Promise<void> {
  const stored = new Promise<void>((resolve) => {
    itemsStored = resolve;
  });
  await tell({ kind: 'items', lines });
  await stored;
}

async function run({ kind: _, withItems, ...input }: Extract<ToEngine, { kind: 'start' }>): Promise<void> {
  try {
    const ruleSet = findRuleSet(input.ruleSet);
    if (!ruleSet) return await tell({ kind: 'refused', message: `As regras ${input.ruleSet} não existem mais.` });
    const analysis = await analyseSimplesNacional({
      ...input,
      ruleSet,
      onProgress: (progress) => void tell({ kind: 'progress', progress }),
      ...(withItems && { onItems: sendItems }),
    });
    await tell({ kind: 'done', analysis });
  } catch (error) {
    const theirs = error instanceof AnalysisError;
    await tell(
      theirs
        ? { kind: 'refused', message: error.message }
        : { kind: 'failed', error: String((error as Error)?.stack ?? error) },
    );
  }
}

process.on('message', (message: ToEngine) => {
  if (message.kind === 'itemsStored') itemsStored();
  else void run(message).finally(() => process.disconnect());
});
// An orphan has nobody to work for.
process.on('disconnect', () => process.exit());
