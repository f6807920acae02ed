import { z } from 'zod';

/** The rules behind a result: name and SHA-256 of the content. */
export const rulesName = z.object({ nome: z.string(), hash: z.string() });
export type RulesName = z.infer<typeof rulesName>;

/** By what a result was made; null for those from before rules had a version. */
export const analysisRules = rulesName.extend({
  /** New analyses still use them. */
  atual: z.boolean(),
  /** The result was made again from the kept files: to the same bytes, or not. Null: a first making. */
  confere: z.boolean().nullable(),
});
export type AnalysisRules = z.infer<typeof analysisRules>;

/** A released rule set and what it holds. */
export const ruleSetOnWire = rulesName.extend({
  publicado_em: z.string(),
  atual: z.boolean(),
  partes: z.array(
    z.object({
      nome: z.string(),
      linhas: z.number(),
      /** Rows that somebody held against the law. */
      revisadas: z.number(),
      /** Rows by how sure they are: read in the law, following from it, depending on use. */
      confianca: z.object({ A: z.number(), B: z.number(), C: z.number() }),
    }),
  ),
});
export type RuleSetOnWire = z.infer<typeof ruleSetOnWire>;

/** How much of a hash is shown. */
export function shortHash(hash: string): string {
  return hash.slice(0, 8);
}
