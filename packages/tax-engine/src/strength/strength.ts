/** How well a claim is proved, strongest first (decision 078). */
export const strengths = ['certa', 'defensavel', 'a_provar'] as const;
export type Strength = (typeof strengths)[number];

/** The outcome for an item that a row of the list names: it counts, stays out, or awaits an analyst's decision. */
export type ClaimState = 'conta' | 'fora' | 'revisar';

/** The strength of an item with the evidence for it, as a pt-BR sentence. */
export interface Assessment {
  strength: Strength;
  evidence: string;
  /** The documents that would prove the claim, as a pt-BR sentence; empty for a certain one. */
  wanted: string;
}
