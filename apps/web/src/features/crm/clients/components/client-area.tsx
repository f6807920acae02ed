import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { clientMessages } from '../clients.messages.ts';
import { ClientHeaderSkeleton } from './client-header-skeleton.tsx';

interface ClientAreaProps {
  /** State of the client query. */
  client: { data: Client | undefined; isPending: boolean; error: Error | null; refetch: () => unknown };
  show: (client: Client) => ReactNode;
}

/** Shows the content of a client, a skeleton while it loads, and a message when there is none. */
export function ClientArea({ client: { data, isPending, error, refetch }, show }: ClientAreaProps) {
  if (isPending) return <ClientHeaderSkeleton />;
  if (!data) return <ErrorState title={clientMessages.noData} error={error ?? undefined} onRetry={() => refetch()} />;
  return show(data);
}
