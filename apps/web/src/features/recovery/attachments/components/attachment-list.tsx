import type { Attachment } from '@restitui/domain/recovery/attachments/attachments.api.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { StoredFileLine } from '../../../../ui/stored-file-line.tsx';
import { attachmentMessages } from '../attachments.messages.ts';
import {
  type AttachmentPlace,
  attachmentsQuery,
  deleteAttachment,
  downloadAttachment,
} from '../attachments.queries.ts';
import { AttachmentForm } from './attachment-form.tsx';

interface AttachmentListProps {
  place: AttachmentPlace;
  names: readonly string[];
  mayEdit: boolean;
}

/** Renders the files of an assessment or credit, with upload and removal for users who may edit. */
export function AttachmentList({ place, names, mayEdit }: AttachmentListProps) {
  const list = useQuery(attachmentsQuery(place));
  const [adding, setAdding] = useState(false);
  return (
    <div className="flex flex-col gap-5">
      {list.isPending && (
        <div className="flex flex-col gap-2">
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-10 w-full" />
          <LoadingNote />
        </div>
      )}
      {list.isError && (
        <ErrorState title={attachmentMessages.loadFailed} error={list.error} onRetry={() => list.refetch()} />
      )}
      {list.data?.length === 0 && <p className="text-body text-muted">{attachmentMessages.none}</p>}
      {list.data && list.data.length > 0 && (
        <ul aria-label="Anexos" className="flex flex-col divide-y rounded-md border">
          {list.data.map((attachment) => (
            <AttachmentLine key={attachment.id} place={place} attachment={attachment} mayEdit={mayEdit} />
          ))}
        </ul>
      )}
      {mayEdit && adding && <AttachmentForm place={place} names={names} onDone={() => setAdding(false)} />}
      {mayEdit && !adding && (
        <Button className="self-start" onClick={() => setAdding(true)}>
          <Paperclip aria-hidden />
          Anexar arquivo
        </Button>
      )}
    </div>
  );
}

interface AttachmentLineProps {
  place: AttachmentPlace;
  attachment: Attachment;
  mayEdit: boolean;
}

function AttachmentLine({ place, attachment, mayEdit }: AttachmentLineProps) {
  const { nome, arquivo } = attachment;
  const download = useMutation(downloadAttachment(place));
  const remove = useMutation(deleteAttachment(place));
  const removal = {
    title: `Excluir o anexo ${nome}?`,
    description: `O arquivo ${arquivo} deixa de ser listado e não poderá mais ser baixado.`,
    onRemove: () => remove.mutate(attachment),
  };

  return (
    <StoredFileLine
      file={attachment}
      downloading={download.isPending}
      onDownload={() => download.mutate(attachment)}
      removal={mayEdit ? removal : undefined}
    />
  );
}
