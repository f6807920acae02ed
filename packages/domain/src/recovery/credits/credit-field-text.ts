import { formatDay } from '@restitui/brazil/day.ts';
import { formatBRL, formatPercent } from '@restitui/brazil/money.ts';
import type { CreditField } from './credits.api.ts';
import { creditStatus } from './credits-sheet.ts';

/** Formats a field's value as the screen shows it. */
export function creditFieldText(field: CreditField, value: string | number | boolean | null): string {
  if (value === null) return 'vazio';
  if (field === 'creditOrigin' || field === 'compensacao') return formatBRL(Number(value));
  if (field === 'comissao_porcentagem') return formatPercent(Number(value));
  if (field === 'pagoEm') return formatDay(String(value));
  if (field === 'isPago') return creditStatus({ isPago: value === true });
  return String(value);
}
