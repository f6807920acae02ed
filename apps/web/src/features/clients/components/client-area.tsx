import type { Client } from '@restitui/domain/clients/clients.api.ts';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { clientMessages } from '../clients.messages.ts';
import { ClientHeaderSkeleton } from './client-header-skeleton.tsx';

interface ClientAreaProps {
  /** How the client's record came. */
  client: { data: Client | undefined; isPending: boolean; error: Error | null; refetch: () => unknown };
  show: (client: Client) => ReactNode;
}

/** What stands around everything of a client: its lines while it loads, a word when there is none. */
export function ClientArea({ client: { data, isPending, error, refetch }, show }: ClientAreaProps) {
  if (isPending) return <ClientHeaderSkeleton />;
  if (!data) return <ErrorState title={clientMessages.noData} error={error ?? undefined} onRetry={() => refetch()} />;
  return show(data);
}
