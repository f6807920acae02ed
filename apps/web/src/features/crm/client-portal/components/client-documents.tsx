import type { DocumentRequest } from '@restitui/domain/crm/client-documents/client-documents.api.ts';
import { useQuery } from '@tanstack/react-query';
import { FileQuestion, FolderOpen, Upload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { clientDocumentsQuery, documentRequestsQuery } from '../client-documents.queries.ts';
import { portalMessages } from '../client-portal.messages.ts';
import { AskDocumentForm } from './ask-document-form.tsx';
import { DocumentForm } from './document-form.tsx';
import { DocumentLine } from './document-line.tsx';
import { DocumentRequests } from './document-requests.tsx';

export interface ClientDocumentsProps {
  id_client: string;
  side: 'client' | 'staff';
  help: string;
  maySend: boolean;
  /** The request whose form a step asked to open. */
  wanted?: string | undefined;
  onWantedOpen?: () => void;
}

type OpenForm = { kind: 'ask' } | { kind: 'send'; request?: DocumentRequest };

/** Files exchanged between a client and the consultancy, for either side. */
export function ClientDocuments({ id_client, side, help, maySend, wanted, onWantedOpen }: ClientDocumentsProps) {
  const { data, isPending, isError, error, refetch, isFetching } = useQuery(clientDocumentsQuery(id_client));
  const [form, setForm] = useState<OpenForm>();
  const { data: requests } = useQuery(documentRequestsQuery(id_client));
  const close = () => setForm(undefined);
  useEffect(() => {
    if (!wanted || !requests) return;
    const request = requests.find(({ id }) => id === wanted);
    if (request) setForm({ kind: 'send', request });
    onWantedOpen?.();
  }, [wanted, requests, onWantedOpen]);
  const sendForm = form?.kind === 'send' && (
    <DocumentForm key={form.request?.id} id_client={id_client} request={form.request} onDone={close} />
  );
  const answers = form?.kind === 'send' && form.request !== undefined;
  // The portal of an owner has its primary button above the areas.
  const actions = (
    <div className="flex flex-wrap justify-center gap-2">
      <Button
        variant={side === 'staff' && data?.length === 0 ? 'primary' : 'secondary'}
        onClick={() => setForm({ kind: 'send' })}
      >
        <Upload aria-hidden />
        Enviar documento
      </Button>
      {side === 'staff' && (
        <Button onClick={() => setForm({ kind: 'ask' })}>
          <FileQuestion aria-hidden />
          Pedir documento
        </Button>
      )}
    </div>
  );
  return (
    <div className="flex flex-col gap-5">
      <DocumentRequests
        id_client={id_client}
        side={side}
        onSend={maySend ? (request) => setForm({ kind: 'send', request }) : undefined}
      />
      {answers && sendForm}
      {isPending && (
        <div className="flex flex-col gap-2">
          <LoadingNote />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      )}
      {isError && !data && (
        <ErrorState
          title={portalMessages.documentsFailed}
          error={error}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      )}
      {data?.length === 0 && !form && (
        <EmptyState
          icon={FolderOpen}
          className="py-6"
          title={portalMessages.noDocuments}
          description={help}
          action={maySend && actions}
        />
      )}
      {!!data?.length && (
        <ul aria-label="Documentos" className="flex flex-col divide-y rounded-md border">
          {data.map((document) => (
            <DocumentLine key={document.id} document={document} />
          ))}
        </ul>
      )}
      {!answers && sendForm}
      {form?.kind === 'ask' && <AskDocumentForm id_client={id_client} onDone={close} />}
      {!!data?.length && maySend && !form && <div className="flex">{actions}</div>}
    </div>
  );
}
