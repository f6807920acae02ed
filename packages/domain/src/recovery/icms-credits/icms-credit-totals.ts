import { formatBRL, sumOfReais } from '@restitui/brazil/money.ts';
import type { IcmsCredit } from './icms-credits.api.ts';

/** Amounts of a row, or sums over rows. */
export type IcmsAmounts = Pick<
  IcmsCredit,
  | 'credPisOriginal'
  | 'credPisOrigUtilizado'
  | 'credPisPago'
  | 'credCofinsOriginal'
  | 'credCofinsOrigUtilizado'
  | 'credCofinsPago'
>;

/** Figures of one of the two contributions, in reais. */
export interface IcmsFigures {
  original: number;
  utilizado: number;
  pago: number;
  /** Original amount minus the amounts used in a DCOMP and paid out; negative when they exceed it. */
  saldo: number;
}

export interface IcmsTotals {
  pis: IcmsFigures;
  cofins: IcmsFigures;
  saldo: number;
}

/** Computes the totals of one or more rows, exact to the cent. */
export function icmsTotals(rows: readonly IcmsAmounts[]): IcmsTotals {
  const sum = (field: keyof IcmsAmounts) => sumOfReais(rows.map((row) => row[field]));
  const pis = figuresOf(sum('credPisOriginal'), sum('credPisOrigUtilizado'), sum('credPisPago'));
  const cofins = figuresOf(sum('credCofinsOriginal'), sum('credCofinsOrigUtilizado'), sum('credCofinsPago'));
  return { pis, cofins, saldo: sumOfReais([pis.saldo, cofins.saldo]) };
}

function figuresOf(original: number, utilizado: number, pago: number): IcmsFigures {
  return { original, utilizado, pago, saldo: sumOfReais([original, -utilizado, -pago]) };
}

/** Lists the contributions of a period of which more was used and paid out than credited, by the field to correct. */
export function icmsExcess(row: IcmsAmounts): { path: keyof IcmsAmounts; message: string }[] {
  const { pis, cofins } = icmsTotals([row]);
  return [
    ...(pis.saldo < 0 ? [{ path: fieldOfExcess('Pis', pis), message: excessText('PIS', pis) }] : []),
    ...(cofins.saldo < 0 ? [{ path: fieldOfExcess('Cofins', cofins), message: excessText('COFINS', cofins) }] : []),
  ];
}

const fieldOfExcess = (tax: 'Pis' | 'Cofins', { original, utilizado }: IcmsFigures) =>
  utilizado > original ? (`cred${tax}OrigUtilizado` as const) : (`cred${tax}Pago` as const);

const excessText = (tax: string, { original, saldo }: IcmsFigures) =>
  `Utilizado e pago passam ${formatBRL(-saldo)} do crédito de ${tax}, que é de ${formatBRL(original)}.`;

/** Returns the totals of many rows after one of them changed. */
export function icmsTotalsAfterChange({ pis, cofins }: IcmsTotals, from: IcmsAmounts, to: IcmsAmounts): IcmsTotals {
  const moved = (sum: number, field: keyof IcmsAmounts) => sumOfReais([sum, to[field], -from[field]]);
  return icmsTotals([
    {
      credPisOriginal: moved(pis.original, 'credPisOriginal'),
      credPisOrigUtilizado: moved(pis.utilizado, 'credPisOrigUtilizado'),
      credPisPago: moved(pis.pago, 'credPisPago'),
      credCofinsOriginal: moved(cofins.original, 'credCofinsOriginal'),
      credCofinsOrigUtilizado: moved(cofins.utilizado, 'credCofinsOrigUtilizado'),
      credCofinsPago: moved(cofins.pago, 'credCofinsPago'),
    },
  ]);
}
