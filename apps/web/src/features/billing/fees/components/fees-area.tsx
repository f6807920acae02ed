import { canReadFees } from '@restitui/domain/billing/fees/fees.access.ts';
import { useQuery } from '@tanstack/react-query';
import { cn } from '../../../../lib/cn.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { feeAccountsQuery } from '../fees.queries.ts';
import { toMonthParameter } from '../month-parameter.ts';
import { useStatementSearch } from '../use-statement-search.ts';
import { ClientFeesCard } from './client-fees-card.tsx';
import { FeeAccountsCard } from './fee-accounts-card.tsx';
import { MonthStepper } from './month-stepper.tsx';
import { StatementCard } from './statement-card.tsx';

/** Shows all statements to staff who run the consultancy, and their own to partners and accounting firms. */
export function FeesArea({ cnpjcpf }: { cnpjcpf?: string | undefined }) {
  const actor = useActor();
  const { month, openMonth, isOpen, open } = useStatementSearch();
  const mayRead = canReadFees(actor);
  const accounts = useQuery({
    ...feeAccountsQuery(useActingTenant(), toMonthParameter(month)),
    enabled: mayRead && cnpjcpf === undefined,
  });
  const whose = accounts.data?.find(isOpen);

  if (!mayRead) {
    return (
      <div className="grid gap-4">
        <MonthStepper value={month} onChange={openMonth} />
        <StatementCard month={month} name={actor.name} />
      </div>
    );
  }
  if (cnpjcpf) return <ClientFeesCard cnpjcpf={cnpjcpf} />;
  return (
    <div className="grid gap-4">
      <MonthStepper value={month} onChange={openMonth} />
      <FeeAccountsCard month={month} onOpen={open} />
      {whose && <StatementCard month={month} name={whose.nome} whose={whose} />}
      {/* The accounts above it have a height that is not known before. */}
      <div className={cn(accounts.isLoading && 'invisible')}>
        <ClientFeesCard />
      </div>
    </div>
  );
}
