import { counted } from '@restitui/brazil/counted.ts';
import { formatBRL, sumOfReais } from '@restitui/brazil/money.ts';
import { formatPeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { StepKind } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { ApiError, errorText } from '../../../../lib/api-error.ts';
import { useDraft } from '../../../../lib/use-draft.ts';
import { useFocusInvalid } from '../../../../lib/use-focus-invalid.ts';
import { useLater } from '../../../../lib/use-later.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { DraftOffer } from '../../../../ui/draft-offer.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { amountOf } from '../payment-row.ts';
import { saveRefundSteps } from '../refund-requests.queries.ts';
import {
  firstDraft,
  hasLineField,
  placeIssues,
  readSteps,
  type StepDraft,
  type StepErrors,
  stepLines,
} from '../step-entry.ts';
import { paymentLine, stepActions } from '../step-texts.ts';
import { StepForm } from './step-form.tsx';
import { useDecidedUse } from './use-decided-use.ts';

const loadTakenUsePart = async () => (await import('./taken-use-part.tsx')).TakenUsePart;

interface StepDialogProps {
  id_apuracao: string;
  cnpj: string;
  today: string;
  kind: StepKind;
  requests: readonly RefundRequest[];
  onClose: () => void;
  onSaved: () => void;
}

/** Records a step of one or several payments. */
export function StepDialog(props: StepDialogProps) {
  const { id_apuracao, cnpj, today, kind, requests, onClose, onSaved } = props;
  const id = useId();
  const [lines] = useState(() => stepLines(kind, requests));
  const [start] = useState(() => firstDraft(kind, lines, today));
  const [draft, setDraft] = useState(start);
  const [errors, setErrors] = useState<StepErrors>({ lines: [] });
  const change = useDecidedUse({ ...{ id_apuracao, kind, lines, draft } });
  const { uso_mantido } = change;
  const TakenUsePart = useLater(loadTakenUsePart, change.isOpen);
  const name = `passo ${id_apuracao} ${kind} ${lines.map(({ label }) => label).join(' ')}`;
  const save = useMutation(withDraft(saveRefundSteps(id_apuracao, requests.length, change.isOpen), name));
  const kept = useDraft(name, draft, draft !== start && !save.isSuccess);
  const { form, refused } = useFocusInvalid<HTMLFormElement>();
  const close = () => !save.isPending && onClose();
  // A typed use belongs to the decision that it was typed for.
  const edit = (changed: Partial<StepDraft>) =>
    setDraft((before) => ({
      ...before,
      ...((changed.texts || changed.resultado) && { uso_mantido: null }),
      ...changed,
    }));
  const hasField = hasLineField(kind, draft);
  const messages = errors.lines.flatMap((message) => message ?? []);
  const named = errors.lines.flatMap((message, i) => (message ? `${lines[i]?.label}: ${message}` : []));

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readSteps(kind, { ...draft, uso_mantido }, lines, { today, cnpj });
    setErrors('errors' in read ? read.errors : { lines: [] });
    if ('errors' in read) return refused();
    save.mutate(read.steps, {
      onSuccess: onSaved,
      onError: (error) => {
        const issues = error instanceof ApiError ? error.issues : [];
        setErrors(placeIssues(issues, lines, read.steps));
        refused();
      },
    });
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={!save.isPending}
      guarded={draft !== start}
      title={stepActions[kind]}
      description={describe(requests)}
      size={lines.length > 1 ? 'md' : 'sm'}
      fill={lines.length > 1}
      footer={
        <>
          <Button onClick={close} disabled={save.isPending}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            loading={save.isPending}
            disabled={change.isOpen && !change.maySave}
          >
            {change.isOpen ? 'Corrigir e salvar' : requests.length > 1 ? `Salvar ${requests.length}` : 'Salvar'}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4 pb-2">
        <DraftOffer draft={kept} onTake={setDraft} />
        {save.isError && (
          <Notice tone="danger" title={errorText(save.error)} error={save.error}>
            {!hasField && <Refusals texts={messages.filter((message) => message !== errorText(save.error))} />}
          </Notice>
        )}
        {!save.isError && !hasField && messages.length > 0 && (
          <Notice tone="danger" title="Nada foi gravado.">
            <Refusals texts={named} />
          </Notice>
        )}
        <Warnings kind={kind} requests={requests} />
        <StepForm {...{ kind, draft, lines, errors }} onChange={edit} />
        {change.isOpen && TakenUsePart && (
          <TakenUsePart
            {...{ cnpj, id_apuracao, effect: change.effect, selic: change.selic, error: errors.uso_mantido }}
            use={
              draft.resultado === 'INDEFERIDO'
                ? undefined
                : {
                    text: uso_mantido,
                    warning: warningOf(change),
                    onText: (text) => edit({ uso_mantido: text }),
                  }
            }
          />
        )}
      </form>
    </Dialog>
  );
}

/** Returns why the use that remains should be compared with the decision; empty when nothing is unusual. */
function warningOf({ isSelicMissing, isAboveSuggested }: ReturnType<typeof useDecidedUse>): string {
  if (isAboveSuggested) return 'Acima do valor deferido com a Selic: confira no despacho.';
  return isSelicMissing ? 'Falta a Selic de algum mês até o uso: confira o valor no despacho.' : '';
}

function describe(requests: readonly RefundRequest[]): string {
  const [only] = requests;
  if (only && requests.length === 1) return `PA ${paymentLine(only)}`;
  return `${counted(requests.length, 'pagamento', 'pagamentos')}, ${formatBRL(sumOfReais(requests.map(amountOf)))}`;
}

/** Lists refusals of payments that have no field of their own. */
function Refusals({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-col gap-1">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function Warnings({ kind, requests }: Pick<StepDialogProps, 'kind' | 'requests'>) {
  const unrectified = new Set(
    requests.filter(({ retificadora }) => !retificadora).map(({ competencia }) => formatPeriod(competencia)),
  );
  if (kind !== 'PEDIDO' || unrectified.size === 0) return null;
  return (
    <Notice tone="warning">
      Sem número de retificadora: {[...unrectified].join(', ')}. A Receita compara o pedido com a declaração retificada.
    </Notice>
  );
}
