import { formatBRL } from '@restitui/brazil/money.ts';
import { formatPeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { paymentDocument } from '@restitui/domain/simples/refund-requests/payment-name.ts';
import {
  type PaymentStep,
  paymentStepLabels,
  paymentSteps,
} from '@restitui/domain/simples/refund-requests/payment-step.ts';
import type { ReactNode } from 'react';
import { formatDate } from '../../../../lib/formats.ts';
import { Badge, type Tone } from '../../../../ui/badge.tsx';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { feeNote } from '../fee-note.ts';
import { amountOf, type PaymentRow } from '../payment-row.ts';
import { PaymentDeadline } from './payment-deadline.tsx';
import { Protocol } from './protocol.tsx';

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
    width: '10rem',
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
    width: '7.75rem',
    cell: ({ request }) => formatBRL(amountOf(request)),
    value: ({ request }) => amountOf(request),
  },
  {
    id: 'prazo',
    header: 'Prazo',
    width: '11.5rem',
    cell: ({ deadline }) => <PaymentDeadline deadline={deadline} />,
    value: ({ deadline }) => deadline?.day ?? '9999',
  },
];

/** Shows what the step alone does not. */
export function StepNote({ row }: { row: PaymentRow }) {
  const note = noteOf(row);
  return note ? (
    <span className="figures block whitespace-normal break-words text-caption text-muted">{note}</span>
  ) : null;
}

function noteOf({ request, step, fee }: PaymentRow): ReactNode {
  const { despacho, protocolo, recebido, situacao, tipo } = request;
  switch (step) {
    case 'DESPACHO':
      return protocolo && <Protocol text={protocolo} />;
    case 'DINHEIRO':
      if (despacho?.resultado === 'DEFERIDO_EM_PARTE') return 'Deferido em parte';
      return situacao === 'PAGO' && 'Pago, sem dia e valor';
    case 'HONORARIO':
      return fee && feeNote(fee);
    case 'CONCLUIDO':
      return `${tipo === 'COMPENSACAO' ? 'Usado' : 'Recebido'} em ${formatDate(recebido?.data)}`;
    default:
      return fee?.cobranca?.excesso && feeNote(fee);
  }
}
