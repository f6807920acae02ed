import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import type { SimplesAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { decisionsToApply } from '@restitui/domain/simples/decisions/decisions-to-apply.ts';
import { decidedKey } from '@restitui/domain/simples/decisions/overruled-products.ts';
import { useQuery } from '@tanstack/react-query';
import { coverageFiguresQuery } from '../../coverage/coverage.queries.ts';
import { reviewsQuery } from '../../decisions/simples-decisions.queries.ts';
import { rectificationsQuery } from '../../rectifications/rectifications.queries.ts';
import { refundRequestsQuery } from '../../refund-requests/refund-requests.queries.ts';
import { isUndecided } from '../month-facts.ts';
import { caseStages, type StageStatus } from '../stages.ts';

/** Returns the stages of a case from what is known so far; before a result only its files are asked for. */
export function useCaseStages(
  analysis: SimplesAnalysis,
  { isModifica }: Pick<Assessment, 'isModifica'>,
  today: string,
): StageStatus[] {
  const { id_apuracao, calculada_em } = analysis;
  const enabled = analysis.analises.length > 0;
  const coverage = useQuery({ ...coverageFiguresQuery(id_apuracao), enabled });
  const reviews = useQuery({ ...reviewsQuery(id_apuracao, calculada_em), enabled });
  const months = useQuery({ ...rectificationsQuery(id_apuracao), enabled });
  const requests = useQuery({ ...refundRequestsQuery(id_apuracao), enabled });
  // One decision settles all names and sentences of a product.
  const abertos = new Set(reviews.data?.produtos.filter(isUndecided).map(decidedKey)).size;
  return caseStages({
    analysis,
    coverage: coverage.data,
    reviews: reviews.data && {
      abertos,
      decididos: new Set(reviews.data.produtos.map(decidedKey)).size - abertos,
      // A closed assessment is not computed again.
      aAplicar: isModifica ? decisionsToApply(reviews.data) : 0,
    },
    months: months.data,
    requests: requests.data,
    today,
  });
}
