import type { Observation } from '@restitui/domain/recovery/observations/observations.api.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { portalMessages } from '../client-portal.messages.ts';
import { conversationQuery, deleteMessage } from '../client-portal.queries.ts';
import { ConversationMessage } from './conversation-message.tsx';
import { WriteMessage } from './write-message.tsx';

interface ConversationProps {
  id_client: string;
  /** Explanation for the side that reads it. */
  help: string;
  mayWrite: boolean;
  writeLabel: string;
}

/** Conversation between a client and the consultancy, for either side. */
export function Conversation({ id_client, help, mayWrite, writeLabel }: ConversationProps) {
  const { data, isPending, isError, error, refetch, isFetching } = useQuery(conversationQuery(id_client));
  const [deleting, setDeleting] = useState<Observation>();
  const remove = useMutation(deleteMessage);
  return (
    <div className="flex flex-col gap-5">
      {isPending && <ConversationSkeleton />}
      {isError && !data && (
        <ErrorState title={portalMessages.talkFailed} error={error} onRetry={() => refetch()} retrying={isFetching} />
      )}
      {data?.length === 0 && (
        <EmptyState icon={MessagesSquare} className="py-6" title={portalMessages.noTalk} description={help} />
      )}
      {!!data?.length && (
        <ol aria-label="Mensagens" className="flex flex-col gap-3">
          {data.map((message) => (
            <ConversationMessage key={message.id} message={message} onDelete={() => setDeleting(message)} />
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

function ConversationSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <LoadingNote />
      <Skeleton className="h-16 w-3/4" />
      <Skeleton className="h-12 w-2/3 self-end" />
      <Skeleton className="h-16 w-3/4" />
    </div>
  );
}
