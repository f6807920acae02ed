import { sumOfReais } from '@restitui/brazil/money.ts';
import type { IcmsCredit } from './icms-credits.api.ts';

/** The amounts of a row, or of many that were added up already. */
export type IcmsAmounts = Pick<
  IcmsCredit,
  | 'credPisOriginal'
  | 'credPisOrigUtilizado'
  | 'credPisPago'
  | 'credCofinsOriginal'
  | 'credCofinsOrigUtilizado'
  | 'credCofinsPago'
>;

/** One of the two contributions, in reais. */
export interface IcmsFigures {
  original: number;
  utilizado: number;
  pago: number;
  /** What is left: neither used in a DCOMP nor paid out; negative when more was taken than there was. */
  saldo: number;
}

export interface IcmsTotals {
  pis: IcmsFigures;
  cofins: IcmsFigures;
  saldo: number;
}

/** Everything that follows from the amounts of one row or of many, cent by cent. */
export function icmsTotals(rows: readonly IcmsAmounts[]): IcmsTotals {
  const sum = (field: keyof IcmsAmounts) => sumOfReais(rows.map((row) => row[field]));
  const pis = figuresOf(sum('credPisOriginal'), sum('credPisOrigUtilizado'), sum('credPisPago'));
  const cofins = figuresOf(sum('credCofinsOriginal'), sum('credCofinsOrigUtilizado'), sum('credCofinsPago'));
  return { pis, cofins, saldo: sumOfReais([pis.saldo, cofins.saldo]) };
}

function figuresOf(original: number, utilizado: number, pago: number): IcmsFigures {
  return { original, utilizado, pago, saldo: sumOfReais([original, -utilizado, -pago]) };
}

/** The totals of many rows after one of them changed. */
export function movedIcmsTotals({ pis, cofins }: IcmsTotals, from: IcmsAmounts, to: IcmsAmounts): IcmsTotals {
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
