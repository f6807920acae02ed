import { useQuery } from '@tanstack/react-query';
import { FolderOpen, Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { clientDocumentsQuery } from '../client-documents.queries.ts';
import { portalMessages } from '../client-portal.messages.ts';
import { DocumentForm } from './document-form.tsx';
import { DocumentLine } from './document-line.tsx';

interface ClientDocumentsProps {
  id_client: string;
  help: string;
  maySend: boolean;
}

/** Files exchanged between a client and the consultancy, for either side. */
export function ClientDocuments({ id_client, help, maySend }: ClientDocumentsProps) {
  const { data, isPending, isError, error, refetch, isFetching } = useQuery(clientDocumentsQuery(id_client));
  const [adding, setAdding] = useState(false);
  const add = (
    <Button variant={data?.length === 0 ? 'primary' : 'secondary'} onClick={() => setAdding(true)}>
      <Upload aria-hidden />
      Enviar documento
    </Button>
  );
  return (
    <div className="flex flex-col gap-5">
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
      {data?.length === 0 && !adding && (
        <EmptyState
          icon={FolderOpen}
          className="py-6"
          title={portalMessages.noDocuments}
          description={help}
          action={maySend && add}
        />
      )}
      {!!data?.length && (
        <ul aria-label="Documentos" className="flex flex-col divide-y rounded-md border">
          {data.map((document) => (
            <DocumentLine key={document.id} document={document} />
          ))}
        </ul>
      )}
      {adding && <DocumentForm id_client={id_client} onDone={() => setAdding(false)} />}
      {!!data?.length && maySend && !adding && <div>{add}</div>}
    </div>
  );
}
