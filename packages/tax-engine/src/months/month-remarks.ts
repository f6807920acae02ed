import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import type { Alert, MonthOfNotes } from '../engine-types.ts';
import type { Declaration } from '../pgdas/declaration.ts';
import { goodsActivities } from './goods-activities.ts';
import { countAlert, moneyAlert, monthAlert } from './month-alerts.ts';
import type { PaymentStatus } from './payment-status.ts';

/** Returns alerts on establishments that declared goods and issued no note, in a month that has notes. */
export function branchAlerts(declaration: Declaration, notes: MonthOfNotes): Alert[] {
  if (!notes.hasSales) return [];
  const declaring = goodsActivities(declaration).filter(({ revenue }) => revenue > 0);
  const silent = new Set(declaring.map(({ establishment }) => establishment));
  silent.delete('');
  for (const cnpj of notes.establishments) silent.delete(cnpj);
  if (silent.size === 0) return [];
  return [countAlert('FILIAL_SEM_XML', silent.size, `CNPJ: ${[...silent].toSorted().map(formatCnpj).join(', ')}.`)];
}

/** Returns alerts on unpaid, partly paid and time-barred months. */
export function paymentAlerts({ unpaid, missing, timeBarred, leftOut }: PaymentStatus): Alert[] {
  return [
    ...(unpaid ? [monthAlert('DAS_NAO_PAGO')] : []),
    ...(missing > 0 ? [moneyAlert('PAGAMENTO_PARCIAL', missing)] : []),
    ...(timeBarred
      ? [leftOut.timeBarred > 0 ? moneyAlert('PRESCRITO', leftOut.timeBarred) : monthAlert('PRESCRITO')]
      : []),
  ];
}
