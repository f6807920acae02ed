import {
  countMonths,
  type MonthListFilters,
  matchesFilter,
  orderMonths,
} from '@restitui/domain/simples/analysis/month-list.ts';
import type { SimplesAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { currentMonth } from '../../../../lib/current-month.ts';
import { coverageFiguresQuery } from '../../coverage/coverage.queries.ts';
import { reviewsQuery } from '../../decisions/simples-decisions.queries.ts';
import { rectificationsQuery } from '../../rectifications/rectifications.queries.ts';
import { useCorrectedMonths } from '../../refund-requests/components/corrected-requests.ts';
import { monthsOfCase } from '../month-facts.ts';

/** Returns the months of a case with what is left in each: all in order, and those that the filter lists. */
export function useCaseMonths(analysis: SimplesAnalysis, filters: MonthListFilters, today: string) {
  const { id_apuracao, calculada_em, analises } = analysis;
  const { meses, ordem } = filters;
  const enabled = analises.length > 0;
  const { data: coverage } = useQuery({ ...coverageFiguresQuery(id_apuracao), enabled });
  const { data: reviews } = useQuery({ ...reviewsQuery(id_apuracao, calculada_em), enabled });
  const { data: rectifications } = useQuery({ ...rectificationsQuery(id_apuracao), enabled });
  const corrected = useCorrectedMonths(id_apuracao, { month: currentMonth(), today, enabled });
  const months = useMemo(() => {
    const all = orderMonths(monthsOfCase(analises, { reviews, coverage, rectifications }, today), ordem);
    const listed = meses ? all.filter((work) => matchesFilter(meses, work, today)) : all;
    return { all, listed, counts: countMonths(all, today) };
  }, [analises, reviews, coverage, rectifications, ordem, meses, today]);
  return { ...months, filters, corrected: corrected?.months };
}

export type CaseMonths = ReturnType<typeof useCaseMonths>;
