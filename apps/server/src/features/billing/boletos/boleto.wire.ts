import { type Cents, reaisOf } from '@restitui/brazil/money.ts';
import type { Boleto } from '@restitui/domain/billing/boletos/boletos.api.ts';
import type { BoletoRow } from './boletos.repository.ts';

/** Returns the row with its value and the received amount in reais. */
export function toBoletoAmounts<Row extends { valorNominal: Cents; valorRecebido: Cents | null }>(
  row: Row,
): Omit<Row, 'valorNominal' | 'valorRecebido'> & { valorNominal: number; valorRecebido: number | null } {
  return { ...row, valorNominal: reaisOf(row.valorNominal), ...toReceivedAmount(row) };
}

/** Returns the received amount in reais; null if nothing was received. */
export function toReceivedAmount({ valorRecebido }: { valorRecebido: Cents | null }) {
  return { valorRecebido: valorRecebido === null ? null : reaisOf(valorRecebido) };
}

export function toBoletoResponse({ busca: _, id_user: __, txid: ___, ...shown }: BoletoRow): Boleto {
  return toBoletoAmounts(shown);
}
