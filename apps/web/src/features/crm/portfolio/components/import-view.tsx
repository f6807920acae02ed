import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { notify } from '../../../../lib/toast.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { portfolioMessages } from '../portfolio.messages.ts';
import { importQuery, isRunning } from '../portfolio.queries.ts';
import { ColumnMatchCard } from './column-match.tsx';
import { ImportCountCards } from './import-counts.tsx';
import { ImportRows } from './import-rows.tsx';
import { ImportStep } from './import-step.tsx';

/** One import, from the check to the last row. */
export function ImportView({ id, tenantId }: { id: string; tenantId: string }) {
  const found = useQuery(importQuery(id));
  useCompletionNotice(found.data?.state, found.data?.counts.importada ?? 0);

  if (found.isPending) {
    return (
      <div className="flex flex-col gap-4">
        <Skeleton className="h-24 w-full rounded-md" />
        <Skeleton className="h-40 w-full rounded-md" />
      </div>
    );
  }
  if (!found.data) {
    return <ErrorState title="Erro ao carregar dados." error={found.error} onRetry={() => found.refetch()} />;
  }
  const { data } = found;
  return (
    <div className="flex flex-col gap-4">
      <ImportCountCards of={data} />
      <ImportStep of={data} tenantId={tenantId} />
      {data.state === 'conferida' && <ColumnMatchCard key={JSON.stringify(data.columns)} of={data} />}
      <ImportRows of={data} />
    </div>
  );
}

/** Notifies once when the import ends, and refreshes the lists. */
function useCompletionNotice(state: Parameters<typeof isRunning>[0], imported: number) {
  const queryClient = useQueryClient();
  const ran = useRef(false);
  useEffect(() => {
    if (isRunning(state)) ran.current = true;
    if (!ran.current || state !== 'pronta') return;
    ran.current = false;
    notify.success(portfolioMessages.done(imported));
    queryClient.invalidateQueries({ queryKey: ['clients'] });
    queryClient.invalidateQueries({ queryKey: ['portfolio'] });
  }, [state, imported, queryClient]);
}
