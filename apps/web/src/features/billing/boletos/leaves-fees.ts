import { isOpenSituacao, isPaidSituacao } from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import type { BoletoDetail } from '@restitui/domain/billing/boletos/boletos.api.ts';

type Ended = Pick<BoletoDetail, 'situacao' | 'id_substituto'> & { honorarios: readonly unknown[] };

/** Returns whether a boleto ended unpaid or was refunded, so that the fees it charged can be charged again. */
export function leavesFees({ situacao, id_substituto, honorarios }: Ended): boolean {
  return !isOpenSituacao(situacao) && !isPaidSituacao(situacao) && id_substituto === null && honorarios.length > 0;
}
