import { monthPayment, monthSituation } from '@restitui/domain/recovery/debit-months/debit-month-totals.ts';
import type { DebitMonth } from '@restitui/domain/recovery/debit-months/debit-months.api.ts';

/** FCVS lists debits; Subvenção also has a credit per month. */
export type MonthKind = 'debitos' | 'recuperacao';

export interface MonthTab {
  value: string;
  label: string;
  holds: (month: DebitMonth) => boolean;
}

const all: MonthTab = { value: 'todos', label: 'Todos', holds: () => true };

export const monthTabs: Record<MonthKind, readonly MonthTab[]> = {
  debitos: [
    all,
    { value: 'abertos', label: 'Em aberto', holds: (month) => monthPayment(month) !== 'pago' },
    { value: 'pagos', label: 'Pagos', holds: (month) => monthPayment(month) === 'pago' },
    { value: 'perdcomp', label: 'PER/DCOMP', holds: ({ isSituacaoPerDComp }) => isSituacaoPerDComp },
  ],
  recuperacao: [
    all,
    { value: 'disponivel', label: 'Disponíveis', holds: (month) => monthSituation(month) === 'disponivel' },
    { value: 'negativo', label: 'Negativos', holds: (month) => monthSituation(month) === 'negativo' },
    { value: 'indisponivel', label: 'Indisponíveis', holds: (month) => monthSituation(month) === 'indisponivel' },
  ],
};
