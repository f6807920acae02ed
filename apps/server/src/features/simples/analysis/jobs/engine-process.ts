import type { PackedBlock } from '@restitui/column-store/item-block.ts';
import { ItemBlockBuilder } from '@restitui/column-store/item-block-builder.ts';
import { analyseSimplesNacional } from '@restitui/tax-engine/analyse.ts';
import { AnalysisError } from '@restitui/tax-engine/months/analysis-error.ts';
import { findRuleSet } from '@restitui/tax-engine/rules/rule-set.ts';
import { InputRefusal } from '../../../../platform/child-protocol.ts';
import { runAsChild } from '../../../../platform/run-as-child.ts';
import type { EngineProtocol } from './engine-messages.ts';

runAsChild<EngineProtocol>(
  async ({ withItems, ...input }, { report, request }) => {
    const ruleSet = findRuleSet(input.ruleSet);
    if (!ruleSet) throw new InputRefusal(`As regras ${input.ruleSet} não existem mais.`);
    const builder = new ItemBlockBuilder();
    const store = async (block: PackedBlock | undefined) => block && request({ kind: 'items', block });
    const analysis = await analyseSimplesNacional({
      ...input,
      ruleSet,
      onProgress: (progress) => void report({ kind: 'progress', progress }),
      ...(withItems && {
        onItems: async (lines) => {
          for (const line of lines) await store(builder.add(line));
        },
      }),
    });
    await store(builder.finish());
    return analysis;
  },
  [AnalysisError, InputRefusal],
);
