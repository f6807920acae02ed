import { counted } from '@restitui/brazil/counted.ts';
import { formatDay } from '@restitui/brazil/day.ts';

export const workMessages = {
  /** Says nothing about the areas above the queue, which have counts of their own. */
  empty: 'A sua fila está vazia',
  emptyHelp: 'Prazos, contratos, mensagens e decisões que dependem de você aparecem aqui.',
  loadFailed: 'Não foi possível carregar a fila.',
  snoozeFailed: 'Não foi possível adiar.',
  returned: 'De volta à fila.',
} as const;

const rowsOf = (number: number) => counted(number, 'linha', 'linhas');

/** Names the button that shows the rows after the first ones. */
export const showFurther = (rows: number) => `Mostrar mais ${rowsOf(rows)}`;

/** Says how many rows an answer leaves out. */
export const leftOut = (rows: number) => `E mais ${rowsOf(rows)}, que aparecem quando estas forem feitas.`;

/** Returns the text of the toast after a snooze. */
export const snoozedUntil = (day: string) => `Adiado até ${formatDay(day)}.`;
