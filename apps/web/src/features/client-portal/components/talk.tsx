import type { Observation } from '@restitui/domain/observations/observations.api.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx';
import { portalMessages } from '../client-portal.messages.ts';
import { deleteMessage, talkQuery } from '../client-portal.queries.ts';
import { TalkMessage } from './talk-message.tsx';
import { WriteMessage } from './write-message.tsx';

interface TalkProps {
  id_client: string;
  /** What the place is for, to who stands on this side. */
  help: string;
  mayWrite: boolean;
  writeLabel: string;
}

/** The conversation between a client and the consultancy, seen from either side. */
export function Talk({ id_client, help, mayWrite, writeLabel }: TalkProps) {
  const { data, isPending, isError, error, refetch, isFetching } = useQuery(talkQuery(id_client));
  const [deleting, setDeleting] = useState<Observation>();
  const remove = useMutation(deleteMessage);
  return (
    <div className="flex flex-col gap-5">
      {isPending && <TalkSkeleton />}
      {isError && !data && (
        <ErrorState title={portalMessages.talkFailed} error={error} onRetry={() => refetch()} retrying={isFetching} />
      )}
      {data?.length === 0 && (
        <EmptyState icon={MessagesSquare} className="py-6" title={portalMessages.noTalk} description={help} />
      )}
      {!!data?.length && (
        <ol aria-label="Mensagens" className="flex flex-col gap-3">
          {data.map((message) => (
            <TalkMessage key={message.id} message={message} onDelete={() => setDeleting(message)} />
          ))}
        </ol>
      )}
      {data && mayWrite && <WriteMessage key={id_client} id_client={id_client} label={writeLabel} />}
      <ConfirmDialog
        open={deleting !== undefined}
        onOpenChange={(open) => !open && setDeleting(undefined)}
        title="Excluir mensagem?"
        description="Ela some para os dois lados. Não é possível desfazer."
        confirmLabel="Excluir"
        tone="danger"
        onConfirm={() => {
          if (deleting) remove.mutate(deleting);
          setDeleting(undefined);
        }}
      />
    </div>
  );
}

function TalkSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <LoadingNote />
      <Skeleton className="h-16 w-3/4" />
      <Skeleton className="h-12 w-2/3 self-end" />
      <Skeleton className="h-16 w-3/4" />
    </div>
  );
}
