import { canReadFees } from '@restitui/domain/fees/fees.access.ts';
import type { FeeAccount } from '@restitui/domain/fees/fees.api.ts';
import { useState } from 'react';
import { monthUnderWay } from '../../../lib/month-under-way.ts';
import { useActor } from '../../../lib/use-actor.ts';
import { ClientFeesCard } from './client-fees-card.tsx';
import { FeeAccountsCard } from './fee-accounts-card.tsx';
import { MonthStepper } from './month-stepper.tsx';
import { StatementCard } from './statement-card.tsx';

/** Honorários: for who runs the house everybody's statement, for a partner or a firm the own one. */
export function FeesArea({ cnpjcpf }: { cnpjcpf?: string | undefined }) {
  const actor = useActor();
  const [month, setMonth] = useState(monthUnderWay());
  const [whose, setWhose] = useState<FeeAccount>();

  if (!canReadFees(actor)) {
    return (
      <div className="grid gap-4">
        <MonthStepper value={month} onChange={setMonth} />
        <StatementCard month={month} name={actor.name} />
      </div>
    );
  }
  if (cnpjcpf) return <ClientFeesCard cnpjcpf={cnpjcpf} />;
  return (
    <div className="grid gap-4">
      <MonthStepper value={month} onChange={setMonth} />
      <FeeAccountsCard month={month} onOpen={setWhose} />
      {whose && <StatementCard month={month} name={whose.nome} whose={whose} />}
      <ClientFeesCard />
    </div>
  );
}
