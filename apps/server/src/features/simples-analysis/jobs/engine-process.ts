import { analyseSimplesNacional } from '@restitui/tax-engine/analyse.ts';
import { AnalysisError } from '@restitui/tax-engine/months/analysis-error.ts';
import { findRuleSet } from '@restitui/tax-engine/rules/rule-set.ts';
import type { PackedBlock } from '../item-block.ts';
import { ItemBlockBuilder } from '../item-block-builder.ts';
import type { FromEngine, ToEngine } from './analysis-messages.ts';

let itemsStored = () => {};

function tell(message: FromEngine): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });
}

async function store(block: PackedBlock | undefined): Promise<void> {
  if (!block) return;
  const stored = new Promise<void>((resolve) => {
    itemsStored = resolve;
  });
  await tell({ kind: 'items', block });
  await stored;
}

async function run({ kind: _, withItems, ...input }: Extract<ToEngine, { kind: 'start' }>): Promise<void> {
  const builder = new ItemBlockBuilder();
  try {
    const ruleSet = findRuleSet(input.ruleSet);
    if (!ruleSet) return await tell({ kind: 'refused', message: `As regras ${input.ruleSet} não existem mais.` });
    const analysis = await analyseSimplesNacional({
      ...input,
      ruleSet,
      onProgress: (progress) => void tell({ kind: 'progress', progress }),
      ...(withItems && {
        onItems: async (lines) => {
          for (const line of lines) await store(builder.add(line));
        },
      }),
    });
    await store(builder.finish());
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
