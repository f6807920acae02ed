import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { FeeAccount } from '@restitui/domain/billing/fees/fees.api.ts';
import { currentMonth } from '../../../lib/current-month.ts';
import { financialOptionRoutes } from '../../../lib/route-ids.ts';
import { usePageSearch } from '../../../lib/use-page-search.ts';
import { toMonthParameter } from './month-parameter.ts';
import { accountParam, statementMonthOf, statementSearch } from './statement-search.ts';

/** Reads month and receiver of the open statement from the URL, and sets them. */
export function useStatementSearch() {
  const [search, go] = usePageSearch(statementSearch, financialOptionRoutes);
  const underWay = currentMonth();
  return {
    month: statementMonthOf(search.mes, underWay),
    openMonth: (month: TaxMonth) => go({ mes: month === underWay ? undefined : toMonthParameter(month) }),
    isOpen: (account: FeeAccount) => accountParam(account) === search.pessoa,
    open: (account: FeeAccount) => go({ pessoa: accountParam(account) }),
  };
}
