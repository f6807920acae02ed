import type { ActiveDecision, ActiveDecisions } from '@restitui/domain/simples/decisions/active-decisions.ts';
import { type DecidedOn, DecisionIndex } from '@restitui/tax-engine/rules/decision.ts';

/** The fields of a product that decisions are matched with. */
export type DecidedProduct = Omit<DecidedOn, 'day'>;

/**
 * Returns a function that finds the decision for a product, ignoring the period, which is checked when a decision is
 * applied.
 */
export function decisionFinder({
  decisoes,
}: Pick<ActiveDecisions, 'decisoes'>): (product: DecidedProduct) => ActiveDecision | null {
  const book = new DecisionIndex(decisoes.map((decision) => ({ ...decision, de: null, ate: null })));
  const byId = new Map(decisoes.map((decision) => [decision.id, decision]));
  return (product) => byId.get(book.decisions[book.find({ ...product, day: '' })]?.id ?? '') ?? null;
}
