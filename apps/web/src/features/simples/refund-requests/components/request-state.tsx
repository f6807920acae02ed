import { formatBRL } from '@restitui/brazil/money.ts';
import {
  type RefundRequestStatus,
  refundRequestLabels,
} from '@restitui/domain/simples/refund-requests/refund-request-status.ts';
import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { formatDate } from '../../../../lib/formats.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { formatOtherRequest } from '../other-request-text.ts';
import { Protocol } from './protocol.tsx';

const tones = {
  A_PEDIR: 'neutral',
  PEDIDO: 'info',
  DEFERIDO: 'positive',
  INDEFERIDO: 'danger',
  PAGO: 'positive',
} as const satisfies Record<RefundRequestStatus, string>;

interface RequestStateProps {
  request: Pick<RefundRequest, 'situacao' | 'data' | 'protocolo' | 'valor_pedido' | 'em_outra_apuracao'>;
  /** The amount of today, in reais. */
  amount: number;
  labels?: Record<RefundRequestStatus, string>;
}

/** Shows the state of a request, with its day and protocol, and an amount that has changed since. */
export function RequestState({ request, amount, labels = refundRequestLabels }: RequestStateProps) {
  const { situacao, data, protocolo, valor_pedido, em_outra_apuracao } = request;
  return (
    <span>
      <span className="whitespace-normal">
        <Badge tone={tones[situacao]}>{labels[situacao]}</Badge>
        {data && <span className="figures text-caption text-muted"> {formatDate(data)}</span>}
      </span>
      {protocolo && (
        <span className="figures block whitespace-normal break-words text-caption text-muted">
          <Protocol text={protocolo} />
        </span>
      )}
      {valor_pedido !== null && valor_pedido !== amount && (
        <span className="figures block whitespace-normal text-caption text-warning">
          Pedidos {formatBRL(valor_pedido)}
        </span>
      )}
      {em_outra_apuracao && (
        <span className="figures block whitespace-normal break-words text-caption text-warning">
          {formatOtherRequest(em_outra_apuracao)}
        </span>
      )}
    </span>
  );
}
