import type { Observation } from '@restitui/domain/recovery/observations/observations.api.ts';
import { type UseQueryResult, useMutation } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { errorText } from '../../../../lib/api-error.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { observationMessages } from '../observations.messages.ts';
import { deleteObservation, type Observed } from '../observations.queries.ts';
import { ObservationItem } from './observation-item.tsx';

interface ObservationListProps {
  observed: Observed;
  list: UseQueryResult<Observation[]>;
}

/** Renders messages in a box of fixed height, scrolled to the newest. */
export function ObservationList({ observed, list }: ObservationListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [deleting, setDeleting] = useState<Observation>();
  const remove = useMutation(deleteObservation(observed));
  const { data, isPending, error, refetch, isRefetching } = list;
  const shown = data?.length;

  useLayoutEffect(() => {
    if (shown && frame.current) frame.current.scrollTop = frame.current.scrollHeight;
  }, [shown]);

  function confirm() {
    if (deleting) remove.mutate(deleting);
    setDeleting(undefined);
  }

  return (
    <>
      <div
        ref={frame}
        className="h-[250px] overflow-y-auto focus-visible:-outline-offset-2"
        {...{ role: 'region', 'aria-label': 'Mensagens', tabIndex: 0 }}
      >
        {isPending && <MessagesSkeleton />}
        {error && !data && (
          <ErrorState
            className="py-6"
            title={observationMessages.loadFailed + errorText(error)}
            error={error}
            onRetry={() => refetch()}
            retrying={isRefetching}
          />
        )}
        {shown === 0 && (
          <EmptyState
            icon={MessagesSquare}
            className="py-8"
            title={observationMessages.none}
            description="Recados da equipe e do cliente ficam aqui, à vista de quem pode lê-los."
          />
        )}
        {!!shown && (
          <ul className="divide-y">
            {data?.map((observation) => (
              <ObservationItem
                key={observation.id}
                observation={observation}
                withService={!observed.id_produto}
                onDelete={() => setDeleting(observation)}
              />
            ))}
          </ul>
        )}
      </div>
      <ConfirmDialog
        open={deleting !== undefined}
        onOpenChange={(open) => !open && setDeleting(undefined)}
        title={observationMessages.confirmDelete}
        description="Ela some para todos e o alerta dela, se houver, é encerrado. Não é possível desfazer."
        confirmLabel="Excluir"
        tone="danger"
        onConfirm={confirm}
      />
    </>
  );
}

function MessagesSkeleton() {
  return (
    <div className="flex flex-col divide-y">
      <LoadingNote />
      {[70, 45, 60].map((width) => (
        <div key={width} className="flex flex-col gap-2 px-4 py-3">
          <Skeleton className="w-40" />
          <span className="block" style={{ width: `${width}%` }}>
            <Skeleton />
          </span>
        </div>
      ))}
    </div>
  );
}
