import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import type { ClientDocument } from '@restitui/domain/crm/client-documents/client-documents.api.ts';
import { useMutation } from '@tanstack/react-query';
import { formatDateTime } from '../../../../lib/formats.ts';
import { StoredFileLine } from '../../../../ui/stored-file-line.tsx';
import { deleteDocument, downloadDocument } from '../client-documents.queries.ts';

/** Can be deleted only until the other side has opened it. */
export function DocumentLine({ document }: { document: ClientDocument }) {
  const { id_client, nome, arquivo, sender, isOwn, byClient, seenDate } = document;
  const download = useMutation(downloadDocument(id_client));
  const remove = useMutation(deleteDocument);
  const from = isOwn ? 'Enviado por você' : `${byClient ? 'Do cliente' : 'Da consultoria'}: ${displayName(sender)}`;
  const opened = seenDate ? `aberto em ${formatDateTime(seenDate)}` : 'ainda não aberto';
  const removal = {
    title: `Excluir o documento ${nome}?`,
    description: `O arquivo ${arquivo} some para os dois lados.`,
    onRemove: () => remove.mutate(document),
  };

  return (
    <StoredFileLine
      file={document}
      downloading={download.isPending}
      onDownload={() => download.mutate(document)}
      removal={isOwn && seenDate === null ? removal : undefined}
    >
      <p className="figures break-words text-caption text-muted">{joinFacts(from, opened)}</p>
    </StoredFileLine>
  );
}
