import { formatDay } from '@restitui/brazil/day.ts';

export const workMessages = {
  empty: 'Nada espera por você',
  emptyHelp: 'Prazos, contratos, mensagens e decisões que dependem de você aparecem aqui.',
  loadFailed: 'Não foi possível carregar a fila.',
  snoozeFailed: 'Não foi possível adiar.',
  returned: 'De volta à fila.',
} as const;

/** Returns the text of the toast after a snooze. */
export const snoozedUntil = (day: string) => `Adiado até ${formatDay(day)}.`;
