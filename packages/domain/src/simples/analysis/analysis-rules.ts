import { z } from 'zod';

/** Name of a rule set and SHA-256 of its content. */
export const rulesName = z.object({ nome: z.string(), hash: z.string() });
export type RulesName = z.infer<typeof rulesName>;

/** The rules of a result; null for results from before rules had versions. */
export const analysisRules = rulesName.extend({
  /** It is the newest rule set. */
  atual: z.boolean(),
  /** Whether a rerun by the same rules gave an identical result; null for a first run. */
  confere: z.boolean().nullable(),
});
export type AnalysisRules = z.infer<typeof analysisRules>;

/** A released rule set and its parts. */
export const ruleSetSummary = rulesName.extend({
  publicado_em: z.string(),
  atual: z.boolean(),
  partes: z.array(
    z.object({
      nome: z.string(),
      linhas: z.number(),
      /** Rows reviewed against the law. */
      revisadas: z.number(),
      /** Rows by confidence: stated in the law, derived from it, dependent on use. */
      confianca: z.object({ A: z.number(), B: z.number(), C: z.number() }),
    }),
  ),
});
export type RuleSetSummary = z.infer<typeof ruleSetSummary>;

/** Returns the part of a hash that is shown. */
export function shortHash(hash: string): string {
  return hash.slice(0, 8);
}
