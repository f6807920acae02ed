import { counted } from '@restitui/brazil/counted.ts';
import { userList } from '@restitui/domain/accounts/users/user-list.ts';
import { boletoList } from '@restitui/domain/billing/boletos/boleto-list.ts';
import { pendingList } from '@restitui/domain/insights/pending-items/pending-list.ts';
import { erasureList } from '@restitui/domain/operations/privacy/erasure-list.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useActingTenant } from '../../../../lib/use-actor.ts';
import { Badge, type Tone } from '../../../../ui/badge.tsx';
import { identityCheckListQuery } from '../../../accounts/identity-checks/identity-checks.queries.ts';
import { userListQuery } from '../../../accounts/users/users.queries.ts';
import { boletoListQuery } from '../../../billing/boletos/boletos.queries.ts';
import { erasuresQuery } from '../../../operations/privacy/privacy.queries.ts';
import { pendingItemsQuery } from '../../pending-items/pending-items.queries.ts';
import type { WaitingKind } from '../work-areas.ts';

interface CountProps {
  number: number | undefined;
  noun: readonly [one: string, many: string];
  tone?: Tone;
}

/** Renders a number of open items; nothing while it is unknown or zero. */
function Count({ number, noun, tone = 'warning' }: CountProps) {
  return number ? <Badge tone={tone}>{counted(number, ...noun)}</Badge> : null;
}

function PendingUsers() {
  const { data } = useQuery(userListQuery(useActingTenant(), { ...userList.read({}), situacao: 'PENDENTE' }));
  return <Count number={data?.page?.total} noun={['a ativar', 'a ativar']} />;
}

function OverdueBoletos() {
  const filters = { ...boletoList.read({}), status: 'INADIMPLENTE' } as const;
  const { data } = useQuery(boletoListQuery(useActingTenant(), filters, undefined));
  return <Count number={data?.page?.total} noun={['vencido', 'vencidos']} tone="danger" />;
}

function PendingItems() {
  const { data } = useQuery(pendingItemsQuery(pendingList.read({})));
  return <Count number={data?.page?.total} noun={['pendência', 'pendências']} />;
}

function UncheckedIdentities() {
  const { data } = useQuery(identityCheckListQuery(useActingTenant() ?? ''));
  return (
    <Count number={data?.filter(({ decision }) => decision === 'none').length} noun={['a conferir', 'a conferir']} />
  );
}

function OpenErasures() {
  const filters = { ...erasureList.read({}), status: 'pendente' } as const;
  const { data } = useQuery(erasuresQuery(useActingTenant(), filters));
  return <Count number={data?.page?.total} noun={['a decidir', 'a decidir']} />;
}

/** Counts of open items by area; those of one company need it selected. */
export const waitingCounts: Record<WaitingKind, { count: () => ReactNode; ofCompany: boolean }> = {
  usuarios: { count: PendingUsers, ofCompany: false },
  boletos: { count: OverdueBoletos, ofCompany: true },
  pendencias: { count: PendingItems, ofCompany: true },
  identidades: { count: UncheckedIdentities, ofCompany: true },
  titulares: { count: OpenErasures, ofCompany: true },
};
