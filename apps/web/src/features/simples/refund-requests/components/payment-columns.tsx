import { formatBRL } from '@restitui/brazil/money.ts';
import { formatPeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { paymentDocument } from '@restitui/domain/simples/refund-requests/payment-name.ts';
import {
  type PaymentStep,
  paymentStepLabels,
  paymentSteps,
} from '@restitui/domain/simples/refund-requests/payment-step.ts';
import { formatDate } from '../../../../lib/formats.ts';
import { Badge, type Tone } from '../../../../ui/badge.tsx';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { feeNote } from '../fee-note.ts';
import { amountOf, type PaymentRow } from '../payment-row.ts';
import { PaymentDeadline } from './payment-deadline.tsx';

const tones: Record<PaymentStep, Tone> = {
  CONFERIR: 'neutral',
  RETIFICAR: 'neutral',
  PEDIR: 'warning',
  DESPACHO: 'info',
  DINHEIRO: 'info',
  HONORARIO: 'positive',
  NEGADO: 'danger',
  CONCLUIDO: 'positive',
};

/** Columns of the list of payments. */
export const paymentColumns: readonly DataColumn<PaymentRow>[] = [
  {
    id: 'pagamento',
    header: 'Pagamento',
    width: '9rem',
    cell: ({ request }) => (
      <span className="figures">
        {formatPeriod(request.competencia)}
        <span className="block whitespace-normal text-caption text-muted">
          {paymentDocument(request)} de {formatDate(request.pago_em)}
        </span>
      </span>
    ),
    value: ({ request }) => request.pago_em,
  },
  {
    id: 'etapa',
    header: 'Etapa',
    width: '15.5rem',
    cell: (row) => (
      <span className="block">
        <Badge tone={tones[row.step]}>{paymentStepLabels[row.step]}</Badge>
        <StepNote row={row} />
      </span>
    ),
    value: ({ step }) => paymentSteps.indexOf(step),
  },
  {
    id: 'valor',
    header: 'Valor',
    align: 'end',
    cell: ({ request }) => formatBRL(amountOf(request)),
    value: ({ request }) => amountOf(request),
  },
  {
    id: 'prazo',
    header: 'Prazo',
    width: '13rem',
    cell: ({ deadline }) => <PaymentDeadline deadline={deadline} />,
    value: ({ deadline }) => deadline?.day ?? '9999',
  },
];

/** Names what the step alone does not show. */
export function StepNote({ row: { request, step, fee } }: { row: PaymentRow }) {
  const { despacho, protocolo, recebido, tipo } = request;
  const note =
    step === 'DESPACHO'
      ? protocolo && <Protocol text={protocolo} />
      : step === 'DINHEIRO'
        ? despacho?.resultado === 'DEFERIDO_EM_PARTE'
          ? 'Deferido em parte'
          : request.situacao === 'PAGO'
            ? 'Pago, sem dia e valor'
            : ''
        : step === 'HONORARIO'
          ? fee && feeNote(fee)
          : step === 'CONCLUIDO'
            ? `${tipo === 'COMPENSACAO' ? 'Usado' : 'Recebido'} em ${formatDate(recebido?.data)}`
            : fee?.cobranca?.excesso
              ? feeNote(fee)
              : '';
  return note ? (
    <span className="figures block whitespace-normal break-words text-caption text-muted">{note}</span>
  ) : null;
}

/** Shows a protocol that breaks after its separators only. */
function Protocol({ text }: { text: string }) {
  const parts = text.match(/[^./-]+[./-]*|[./-]+/g) ?? [];
  let at = 0;
  return parts.map((part) => {
    at += part.length;
    return (
      <span key={at}>
        {part}
        <wbr />
      </span>
    );
  });
}
