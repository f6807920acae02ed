import { formatDay } from '@restitui/brazil/day.ts';

export const workMessages = {
  /** Says nothing about the areas above the queue, which have counts of their own. */
  empty: 'A sua fila está vazia',
  emptyHelp: 'Prazos, contratos, mensagens e decisões que dependem de você aparecem aqui.',
  loadFailed: 'Não foi possível carregar a fila.',
  snoozeFailed: 'Não foi possível adiar.',
  returned: 'De volta à fila.',
} as const;

/** Returns the text of the toast after a snooze. */
export const snoozedUntil = (day: string) => `Adiado até ${formatDay(day)}.`;
