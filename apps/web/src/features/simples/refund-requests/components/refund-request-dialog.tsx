import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { useMutation } from '@tanstack/react-query';
import { formatDate } from '../../../../lib/formats.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { saveRefundRequest } from '../refund-requests.queries.ts';
import { RequestForm } from './request-form.tsx';

interface RefundRequestDialogProps {
  id_apuracao: string;
  request: RefundRequest | undefined;
  onClose: () => void;
}

/** Edits the state of the request for one DAS. */
export function RefundRequestDialog({ id_apuracao, request, onClose }: RefundRequestDialogProps) {
  return (
    <Dialog
      open={request !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title="Pedido de restituição"
      description={request && `PA ${request.competencia}, DAS pago em ${formatDate(request.pago_em)}`}
      size="sm"
    >
      {request && <Form id_apuracao={id_apuracao} request={request} onDone={onClose} />}
    </Dialog>
  );
}

interface FormProps {
  id_apuracao: string;
  request: RefundRequest;
  onDone: () => void;
}

function Form({ id_apuracao, request, onDone }: FormProps) {
  const save = useMutation(saveRefundRequest(id_apuracao, request));
  return (
    <div className="flex flex-col gap-4">
      {(request.despacho || request.recebido) && (
        <Notice tone="warning">
          Uma situação anterior apaga o despacho e o dinheiro registrados depois dela. Eles ficam no histórico.
        </Notice>
      )}
      <RequestForm
        request={request}
        save={save}
        onSave={(edit) => save.mutate({ ...edit, seen: request.version }, { onSuccess: onDone })}
        onCancel={onDone}
      />
    </div>
  );
}
