import { analyseSimplesNacional } from '@restitui/tax-engine/analyse.ts';
import { AnalysisError } from '@restitui/tax-engine/months/analysis-error.ts';
import { findRuleSet } from '@restitui/tax-engine/rules/rule-set.ts';
import { InputRefusal } from '../../../platform/child-talk.ts';
import { serveParent } from '../../../platform/serve-parent.ts';
import type { PackedBlock } from '../item-block.ts';
import { ItemBlockBuilder } from '../item-block-builder.ts';
import type { EngineTalk } from './analysis-messages.ts';

serveParent<EngineTalk>(
  async ({ withItems, ...input }, { tell, ask }) => {
    const ruleSet = findRuleSet(input.ruleSet);
    if (!ruleSet) throw new InputRefusal(`As regras ${input.ruleSet} não existem mais.`);
    const builder = new ItemBlockBuilder();
    const store = async (block: PackedBlock | undefined) => block && ask({ kind: 'items', block });
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
    return analysis;
  },
  [AnalysisError, InputRefusal],
);
