import { dayInBrazil, formatDay, parseDay } from '@restitui/brazil/day.ts';
import {
  refundRequestLabels,
  refundRequestStatus,
  requestedInTimeStatuses,
} from '@restitui/domain/simples/refund-requests/refund-request-status.ts';
import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError, errorText } from '../../../../lib/api-error.ts';
import { formatDate } from '../../../../lib/formats.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { MaskedInput } from '../../../../ui/masked-input.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Select } from '../../../../ui/select.tsx';
import { formatOtherRequest } from '../other-request-text.ts';
import { saveRefundRequest } from '../refund-requests.queries.ts';

const options = refundRequestStatus.options.map((value) => ({ value, label: refundRequestLabels[value] }));

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
  const [situacao, setSituacao] = useState(request.situacao);
  const [day, setDay] = useState(formatDay(request.data ?? dayInBrazil(new Date())));
  const [protocolo, setProtocolo] = useState(request.protocolo);
  const [error, setError] = useState<string>();
  const isRequested = situacao !== 'A_PEDIR';

  function submit(event: FormEvent) {
    event.preventDefault();
    const data = parseDay(day) ?? null;
    if (isRequested && data === null) return setError('Data inválida');
    setError(undefined);
    save.mutate(
      { situacao, data: isRequested ? data : null, protocolo: isRequested ? protocolo : '', seen: request.version },
      { onSuccess: onDone },
    );
  }

  const issue = (path: string) =>
    save.error instanceof ApiError ? save.error.issues.find((one) => one.path === path)?.message : undefined;

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 pb-2">
      {request.em_outra_apuracao && (
        <Notice tone="warning" title={formatOtherRequest(request.em_outra_apuracao)}>
          {requestedInTimeStatuses.includes(request.em_outra_apuracao.situacao) &&
            'Cada pagamento é restituído uma só vez: altere o pedido que está na outra apuração deste produto.'}
        </Notice>
      )}
      {save.isError && <Notice tone="danger" title={errorText(save.error)} />}
      <Field label="Situação">
        <Select value={situacao} options={options} onValueChange={setSituacao} />
      </Field>
      {isRequested && (
        <>
          <Field label="Data" required error={error ?? issue('data')}>
            <MaskedInput mask="day" value={day} onChange={(event) => setDay(event.currentTarget.value)} />
          </Field>
          <Field label="Protocolo" error={issue('protocolo')}>
            <Input
              autoComplete="off"
              maxLength={40}
              className="figures"
              value={protocolo}
              onChange={(event) => setProtocolo(event.currentTarget.value)}
            />
          </Field>
        </>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onDone} disabled={save.isPending}>
          Cancelar
        </Button>
        <Button type="submit" variant="primary" loading={save.isPending}>
          Salvar
        </Button>
      </div>
    </form>
  );
}
