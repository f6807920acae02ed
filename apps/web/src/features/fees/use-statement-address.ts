import type { Competence } from '@restitui/brazil/competence.ts';
import type { FeeAccount } from '@restitui/domain/fees/fees.api.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { monthUnderWay } from '../../lib/month-under-way.ts';
import { monthOnWire } from './month-on-wire.ts';
import { accountInAddress, statementMonthOf } from './statement-address.ts';

/** Month and person of the open statement, as the address has them. */
export function useStatementAddress() {
  const search = useSearch({ strict: false }) as { mes?: string; pessoa?: string };
  const navigate = useNavigate();
  const underWay = monthUnderWay();
  const go = (next: { mes?: string | undefined; pessoa?: string }) =>
    navigate({ to: '.', search: { ...search, ...next } as never, resetScroll: false });
  return {
    month: statementMonthOf(search.mes, underWay),
    openMonth: (month: Competence) => go({ mes: month === underWay ? undefined : monthOnWire(month) }),
    isOpen: (account: FeeAccount) => accountInAddress(account) === search.pessoa,
    hasOpen: search.pessoa !== undefined,
    open: (account: FeeAccount) => go({ pessoa: accountInAddress(account) }),
  };
}
