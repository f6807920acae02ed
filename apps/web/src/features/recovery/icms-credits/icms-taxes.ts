import type { IcmsTotals } from '@restitui/domain/recovery/icms-credits/icms-credit-totals.ts';

/** The two contributions of a period, with the wire names of their fields. */
export const icmsTaxes = [
  {
    label: 'PIS',
    key: 'pis',
    original: 'credPisOriginal',
    utilizado: 'credPisOrigUtilizado',
    pago: 'credPisPago',
    dcomp: 'dcompInicialPis',
  },
  {
    label: 'COFINS',
    key: 'cofins',
    original: 'credCofinsOriginal',
    utilizado: 'credCofinsOrigUtilizado',
    pago: 'credCofinsPago',
    dcomp: 'dcompInicialCofins',
  },
] as const satisfies readonly { key: keyof IcmsTotals; [field: string]: string }[];
export type IcmsTax = (typeof icmsTaxes)[number];

/** Amounts of a contribution, in column order. */
export const icmsAmounts = ['original', 'utilizado', 'pago'] as const;
export const amountLabels = { original: 'Crédito original', utilizado: 'Utilizado', pago: 'Pago' } as const;
