import { displayName } from '@restitui/brazil/display-name.ts';
import type { DocumentRequest } from '@restitui/domain/crm/client-documents/client-documents.api.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileQuestion, Upload, X } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../../../../lib/formats.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { documentRequestsQuery, withdrawRequest } from '../client-documents.queries.ts';
import { portalMessages } from '../client-portal.messages.ts';

interface DocumentRequestsProps {
  id_client: string;
  side: 'client' | 'staff';
  /** Sends the document of a request; absent while the owner may not send. */
  onSend?: ((request: DocumentRequest) => void) | undefined;
}

/** Documents that staff asked for and the owner has not sent: to send for the owner, to withdraw for staff. */
export function DocumentRequests({ id_client, side, onSend }: DocumentRequestsProps) {
  const { data, isError, error, refetch, isFetching } = useQuery(documentRequestsQuery(id_client));
  if (isError && !data) {
    const title = portalMessages.requestsFailed;
    return <ErrorState title={title} error={error} onRetry={() => refetch()} retrying={isFetching} />;
  }
  const open = data?.filter(({ answeredAt }) => answeredAt === null) ?? [];
  if (open.length === 0) return null;
  return (
    <section aria-label="Pedidos em aberto" className="flex flex-col gap-2">
      <h3 className="font-semibold text-body">
        {side === 'client' ? 'A consultoria espera de você' : 'Pedidos ao cliente, à espera'}
      </h3>
      <ul aria-label="Pedidos em aberto" className="flex flex-col divide-y rounded-md border">
        {open.map((request) => (
          <RequestLine key={request.id} request={request} side={side} onSend={onSend} />
        ))}
      </ul>
    </section>
  );
}

interface RequestLineProps extends Pick<DocumentRequestsProps, 'side' | 'onSend'> {
  request: DocumentRequest;
}

function RequestLine({ request, side, onSend }: RequestLineProps) {
  const { item, detalhes, sender, createdDate } = request;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2">
      <FileQuestion aria-hidden className="size-5 shrink-0 text-warning" strokeWidth={1.5} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="break-words font-medium text-body">{item}</p>
        {detalhes.length > 0 && (
          <ul className="my-1 list-disc pl-5 text-body">
            {detalhes.map((line) => (
              <li key={line} className="break-words">
                {line}
              </li>
            ))}
          </ul>
        )}
        <p className="figures break-words text-caption text-muted">
          Pedido por {displayName(sender)} em {formatDate(createdDate)}
        </p>
      </div>
      {side === 'client' && onSend && (
        <Button aria-label={`Enviar ${item}`} onClick={() => onSend(request)}>
          <Upload aria-hidden />
          Enviar
        </Button>
      )}
      {side === 'staff' && <Withdraw request={request} />}
    </li>
  );
}

function Withdraw({ request }: { request: DocumentRequest }) {
  const withdraw = useMutation(withdrawRequest);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton
        icon={X}
        label={`Retirar o pedido de ${request.item}`}
        size="sm"
        loading={withdraw.isPending}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Retirar o pedido de ${request.item}?`}
        description="O pedido some do portal do cliente."
        confirmLabel="Retirar"
        onConfirm={() => {
          setAsking(false);
          withdraw.mutate(request);
        }}
      />
    </>
  );
}
