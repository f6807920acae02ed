import { decidedKey } from './overruled-products.ts';
import type { AnalysisReviews } from './simples-effects.api.ts';

interface Reviews {
  produtos: readonly Pick<
    AnalysisReviews['produtos'][number],
    'codigo' | 'ncm' | 'extipi' | 'decisao' | 'nova_decisao'
  >[];
  decisoes: readonly Pick<AnalysisReviews['decisoes'][number], 'id' | 'contar'>[];
}

/**
 * Returns how many products a recomputation would change: those that are to count since the result, and those whose decision
 * was revoked since. A product that is left out does not count in the result either.
 */
export function decisionsToApply({ produtos, decisoes }: Reviews): number {
  const active = new Map(decisoes.map((decision) => [decision.id, decision]));
  const changed = produtos.filter(({ decisao, nova_decisao }) =>
    decisao === null ? nova_decisao !== null && active.get(nova_decisao)?.contar : !active.has(decisao),
  );
  return new Set(changed.map(decidedKey)).size;
}
