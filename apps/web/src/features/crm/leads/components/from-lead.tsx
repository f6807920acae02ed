import { displayName } from '@restitui/brazil/display-name.ts';
import type { Lead } from '@restitui/domain/crm/leads/leads.api.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useActingTenant } from '../../../../lib/use-actor.ts';
import { Card } from '../../../../ui/card.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { leadMessages } from '../leads.messages.ts';
import { leadQuery } from '../leads.queries.ts';

interface FromLeadProps {
  /** Id of the lead in the address, if any. */
  id: string | undefined;
  children: (lead: Lead | undefined) => ReactNode;
}

/** Loads the lead from which a form is prefilled. */
export function FromLead({ id, children }: FromLeadProps) {
  const { data, error, isPending, refetch } = useQuery({
    ...leadQuery(useActingTenant(), id ?? ''),
    enabled: id !== undefined,
  });
  if (id === undefined) return children(undefined);
  if (data) {
    const isDone = data.status === 'CONVERTIDO';
    return (
      <>
        <Notice
          tone={isDone ? 'positive' : 'info'}
          title={`Contato do site: ${displayName(data.name)}`}
          className="mb-6 max-w-3xl"
        >
          {isDone ? leadMessages.converted : leadMessages.prefilled}
        </Notice>
        {children(data)}
      </>
    );
  }
  if (isPending) {
    return (
      <Card>
        <LoadingNote />
        <Skeleton className="h-10 w-72 max-w-full" />
      </Card>
    );
  }
  return <ErrorState title={leadMessages.loadFailed} error={error} onRetry={() => refetch()} />;
}
