import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { requestStatusLabels } from '@restitui/domain/simples/refund-requests/request-kind.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { saveRefundRequest } from '../refund-requests.queries.ts';
import { kindOf } from '../step-entry.ts';
import { paymentLine } from '../step-texts.ts';
import { KindField } from './kind-field.tsx';
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
      description={request && `PA ${paymentLine(request)}`}
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
  const { competencia, pagamento } = request;
  const draft = `pedido ${id_apuracao} ${competencia} ${pagamento}`;
  const save = useMutation(withDraft(saveRefundRequest(id_apuracao, request), draft));
  const [tipo, setTipo] = useState(kindOf(request));
  const isFromFiles = request.teses.length > 0;
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
        draft={draft}
        labels={requestStatusLabels[tipo]}
        onSave={(edit) => save.mutate({ ...edit, tipo, seen: request.version }, { onSuccess: onDone })}
        onCancel={onDone}
      >
        {isFromFiles && <KindField tipo={tipo} onTipo={setTipo} />}
      </RequestForm>
    </div>
  );
}
