import { canReadFees } from '@restitui/domain/fees/fees.access.ts';
import type { FeeAccount } from '@restitui/domain/fees/fees.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { monthUnderWay } from '../../../lib/month-under-way.ts';
import { useActingTenant, useActor } from '../../../lib/use-actor.ts';
import { feeAccountsQuery } from '../fees.queries.ts';
import { monthOnWire } from '../month-on-wire.ts';
import { ClientFeesCard } from './client-fees-card.tsx';
import { FeeAccountsCard } from './fee-accounts-card.tsx';
import { MonthStepper } from './month-stepper.tsx';
import { StatementCard } from './statement-card.tsx';

/** Honorários: for who runs the house everybody's statement, for a partner or a firm the own one. */
export function FeesArea({ cnpjcpf }: { cnpjcpf?: string | undefined }) {
  const actor = useActor();
  const [month, setMonth] = useState(monthUnderWay());
  const [opened, setOpened] = useState<FeeAccount>();
  const mayRead = canReadFees(actor);
  const accounts = useQuery({
    ...feeAccountsQuery(useActingTenant(), monthOnWire(month)),
    enabled: mayRead && opened !== undefined,
  });
  const whose = accounts.data?.find(({ papel, id_user }) => papel === opened?.papel && id_user === opened.id_user);

  if (!mayRead) {
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
      <FeeAccountsCard month={month} onOpen={setOpened} />
      {whose && <StatementCard month={month} name={whose.nome} whose={whose} />}
      <ClientFeesCard />
    </div>
  );
}
