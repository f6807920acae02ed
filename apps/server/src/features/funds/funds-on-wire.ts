import type { FundsRecord } from '@restitui/domain/funds/funds.api.ts';
import type { FundsRow } from './funds.repository.ts';

const never = { verbas: [], dateStart: null, dateEnd: null, version: 0, editado_por: null, editado_em: null };

/** The record of an apuração, empty until the first save. */
export function fundsOnWire(id_apuracao: string, row: FundsRow | undefined): FundsRecord {
  return { ...never, ...row, id_apuracao };
}
