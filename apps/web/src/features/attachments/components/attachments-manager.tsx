import type { Attachment } from '@restitui/domain/attachments/attachments.api.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, FileSpreadsheet, FileText, Paperclip, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatBytes, formatDateTime } from '../../../lib/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx';
import { attachmentMessages } from '../attachments.messages.ts';
import {
  type AttachmentPlace,
  attachmentsQuery,
  deleteAttachment,
  downloadAttachment,
} from '../attachments.queries.ts';
import { AttachmentForm } from './attachment-form.tsx';

interface AttachmentsManagerProps {
  place: AttachmentPlace;
  names: readonly string[];
  mayEdit: boolean;
}

/** The files of one place: read by everybody who sees it, sent and removed by who may. */
export function AttachmentsManager({ place, names, mayEdit }: AttachmentsManagerProps) {
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
  const { nome, arquivo, tamanho, createdDate } = attachment;
  const [asking, setAsking] = useState(false);
  const download = useMutation(downloadAttachment(place));
  const remove = useMutation(deleteAttachment(place));
  const Icon = /\.(csv|xlsx?)$/i.test(arquivo) ? FileSpreadsheet : FileText;

  return (
    <li className="flex items-center gap-3 px-3 py-2">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.5} />
      <div className="min-w-0 flex-1">
        <p className="break-words font-medium text-body">{nome}</p>
        <p className="figures break-words text-caption text-muted">
          {arquivo} · {formatBytes(tamanho)} · {formatDateTime(createdDate)}
        </p>
      </div>
      <IconButton
        icon={Download}
        label={`Baixar ${nome}`}
        size="sm"
        loading={download.isPending}
        onClick={() => download.mutate(attachment)}
      />
      {mayEdit && <IconButton icon={Trash2} label={`Excluir ${nome}`} size="sm" onClick={() => setAsking(true)} />}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Excluir o anexo ${nome}?`}
        description={`O arquivo ${arquivo} deixa de ser listado e não poderá mais ser baixado.`}
        confirmLabel="Excluir"
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          remove.mutate(attachment);
        }}
      />
    </li>
  );
}
