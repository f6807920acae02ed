import type { SimplesAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { decidedKey } from '@restitui/domain/simples/decisions/overruled-products.ts';
import { useQuery } from '@tanstack/react-query';
import { coverageFiguresQuery } from '../../coverage/coverage.queries.ts';
import { reviewsQuery } from '../../decisions/simples-decisions.queries.ts';
import { rectificationsQuery } from '../../rectifications/rectifications.queries.ts';
import { refundRequestsQuery } from '../../refund-requests/refund-requests.queries.ts';
import { isUndecided } from '../month-facts.ts';
import { caseStages, type StageStatus } from '../stages.ts';

/** Returns the stages of a case from what is known so far; before a result only its files are asked for. */
export function useCaseStages(analysis: SimplesAnalysis, today: string): StageStatus[] {
  const { id_apuracao, calculada_em } = analysis;
  const enabled = analysis.analises.length > 0;
  const coverage = useQuery({ ...coverageFiguresQuery(id_apuracao), enabled });
  const reviews = useQuery({ ...reviewsQuery(id_apuracao, calculada_em), enabled });
  const months = useQuery({ ...rectificationsQuery(id_apuracao), enabled });
  const requests = useQuery({ ...refundRequestsQuery(id_apuracao), enabled });
  const produtos = reviews.data?.produtos;
  // One decision settles all names and sentences of a product.
  const abertos = new Set(produtos?.filter(isUndecided).map(decidedKey)).size;
  return caseStages({
    analysis,
    coverage: coverage.data,
    reviews: produtos && { abertos, decididos: new Set(produtos.map(decidedKey)).size - abertos },
    months: months.data,
    requests: requests.data,
    today,
  });
}
