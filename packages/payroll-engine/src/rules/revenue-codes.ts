import { isAnnual13, type PayrollPeriod } from '../payroll-period.ts';

/** Six digits; the last two tell the month, the annual 13º and Simples with both kinds of activities (PR-025). */
const stems = { patronal: '1138', nocivo: '1141', rat: '1646' } as const;
const endings = { patronal: ['01', '21'], bank: ['02', '22'], nocivo: ['01', '21'], rat: ['01', '21'] } as const;
const concomitant = { patronal: ['03', '23'], nocivo: ['02', '22'], rat: ['02', '22'] } as const;

/** Returns the revenue code of a contribution in a period. */
export function revenueCode(
  kind: 'patronal' | 'nocivo' | 'rat',
  period: PayrollPeriod,
  isConcomitant: boolean,
): string {
  const pair = isConcomitant ? concomitant[kind] : endings[kind];
  return stems[kind] + pair[Number(isAnnual13(period))];
}

/** Returns the revenue code of the further 2.5% of banks. */
export function bankRevenueCode(period: PayrollPeriod): string {
  return stems.patronal + endings.bank[Number(isAnnual13(period))];
}
