import type { ClientDocument } from '@restitui/domain/client-documents/client-documents.api.ts';
import { useMutation } from '@tanstack/react-query';
import { Download, FileSpreadsheet, FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatBytes, formatDateTime } from '../../../lib/formats.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { deleteDocument, downloadDocument } from '../client-documents.queries.ts';

/** Taken back only while the other side has not opened it. */
export function DocumentLine({ document }: { document: ClientDocument }) {
  const { id_client, nome, arquivo, tamanho, createdDate, sender, isOwn, byClient, seenDate } = document;
  const [asking, setAsking] = useState(false);
  const download = useMutation(downloadDocument(id_client));
  const remove = useMutation(deleteDocument);
  const Icon = /\.(csv|xlsx?)$/i.test(arquivo) ? FileSpreadsheet : FileText;
  const from = `${byClient ? 'Do cliente' : 'Da consultoria'}: ${isOwn ? 'você' : sender}`;
  const opened = seenDate ? `aberto em ${formatDateTime(seenDate)}` : 'ainda não aberto';

  return (
    <li className="flex items-center gap-3 px-3 py-2.5">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.5} />
      <div className="min-w-0 flex-1">
        <p className="break-words font-medium text-body">{nome}</p>
        <p className="figures break-words text-caption text-muted">
          {arquivo} · {formatBytes(tamanho)} · {formatDateTime(createdDate)}
        </p>
        <p className="figures break-words text-caption text-muted">
          {from} · {opened}
        </p>
      </div>
      <IconButton
        icon={Download}
        label={`Baixar ${nome}`}
        size="sm"
        loading={download.isPending}
        onClick={() => download.mutate(document)}
      />
      {isOwn && seenDate === null && (
        <IconButton icon={Trash2} label={`Excluir ${nome}`} size="sm" onClick={() => setAsking(true)} />
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Excluir o documento ${nome}?`}
        description={`O arquivo ${arquivo} some para os dois lados.`}
        confirmLabel="Excluir"
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          remove.mutate(document);
        }}
      />
    </li>
  );
}
