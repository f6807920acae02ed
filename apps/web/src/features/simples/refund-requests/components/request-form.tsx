import { dayInBrazil, formatDay, parseDay } from '@restitui/brazil/day.ts';
import {
  type RefundRequestStatus,
  refundRequestLabels,
  refundRequestStatus,
  requestedInTimeStatuses,
} from '@restitui/domain/simples/refund-requests/refund-request-status.ts';
import type { RefundRequest, RefundRequestEdit } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { ApiError, errorText } from '../../../../lib/api-error.ts';
import { useDraft } from '../../../../lib/use-draft.ts';
import { useFocusInvalid } from '../../../../lib/use-focus-invalid.ts';
import { Button } from '../../../../ui/button.tsx';
import { DraftOffer } from '../../../../ui/draft-offer.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { MaskedInput } from '../../../../ui/masked-input.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Select } from '../../../../ui/select.tsx';
import { formatOtherRequest } from '../other-request-text.ts';

interface RequestFormProps {
  request: Pick<RefundRequest, 'situacao' | 'data' | 'protocolo' | 'em_outra_apuracao'>;
  /** The state of the mutation that saves. */
  save: { isPending: boolean; isError: boolean; error: Error | null };
  /** Name of the draft; its mutation is `withDraft`. */
  draft: string;
  onSave: (edit: RefundRequestEdit) => void;
  onCancel: () => void;
  labels?: Record<RefundRequestStatus, string>;
  /** Fields that a requested state has before the day. */
  children?: ReactNode;
}

/** Fields for the state of a request: state, day and protocol. */
export function RequestForm({
  request,
  save,
  draft,
  onSave,
  onCancel,
  labels = refundRequestLabels,
  children,
}: RequestFormProps) {
  const [situacao, setSituacao] = useState(request.situacao);
  const [day, setDay] = useState(formatDay(request.data ?? dayInBrazil(new Date())));
  const [protocolo, setProtocolo] = useState(request.protocolo);
  const [error, setError] = useState<string>();
  const values = useMemo(() => ({ situacao, day, protocolo }), [situacao, day, protocolo]);
  const [start] = useState(values);
  const kept = useDraft(draft, values, values !== start);
  const { form, refused } = useFocusInvalid<HTMLFormElement>();
  const failed = save.isError;
  const onFailed = useEffectEvent(refused);
  useEffect(() => {
    if (failed) onFailed();
  }, [failed]);
  const options = refundRequestStatus.options.map((value) => ({ value, label: labels[value] }));
  const isRequested = situacao !== 'A_PEDIR';

  function take(taken: typeof values) {
    setSituacao(taken.situacao);
    setDay(taken.day);
    setProtocolo(taken.protocolo);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const data = parseDay(day) ?? null;
    if (isRequested && data === null) {
      refused();
      return setError('Data inválida');
    }
    setError(undefined);
    onSave({ situacao, data: isRequested ? data : null, protocolo: isRequested ? protocolo : '' });
  }

  const issue = (path: string) =>
    save.error instanceof ApiError ? save.error.issues.find((one) => one.path === path)?.message : undefined;

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4 pb-2">
      <DraftOffer draft={kept} onTake={take} />
      {request.em_outra_apuracao && (
        <Notice tone="warning" title={formatOtherRequest(request.em_outra_apuracao)}>
          {requestedInTimeStatuses.includes(request.em_outra_apuracao.situacao) &&
            'Cada pagamento é restituído uma só vez: altere o pedido que está na outra apuração deste produto.'}
        </Notice>
      )}
      {save.isError && <Notice tone="danger" error={save.error} title={errorText(save.error)} />}
      <Field label="Situação">
        <Select value={situacao} options={options} onValueChange={setSituacao} />
      </Field>
      {isRequested && (
        <>
          {children}
          <Field label="Data do pedido" required error={error ?? issue('data')}>
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
        <Button onClick={onCancel} disabled={save.isPending}>
          Cancelar
        </Button>
        <Button type="submit" variant="primary" loading={save.isPending}>
          Salvar
        </Button>
      </div>
    </form>
  );
}
