import { reaisOf } from '@restitui/brazil/money.ts';
import type { ChargedFee } from '@restitui/domain/billing/boletos/charged-fee.ts';
import type { ChargedFeeRow } from './charged-fees.repository.ts';

/** Builds the answer for a fee of a boleto. */
export function toChargedFee({ protocolo, recebido, honorario, valor, ...row }: ChargedFeeRow): ChargedFee {
  return {
    ...row,
    protocolo: protocolo ?? '',
    ...{ recebido: reaisOf(recebido), honorario: reaisOf(honorario), valor: reaisOf(valor) },
  };
}
