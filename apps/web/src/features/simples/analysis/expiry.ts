import { counted } from '@restitui/brazil/counted.ts';
import { isNear } from '@restitui/domain/simples/analysis/month-expiry.ts';

export type ExpiryTone = 'danger' | 'warning' | 'neutral';

const urgentDays = 60;

/** Returns whole days from `today` to `date`, both `AAAA-MM-DD`; negative for past dates. */
export function daysUntil(date: string, today: string): number {
  return Math.round((Date.parse(`${date}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000);
}

/** Classifies how near the expiry of a credit is; `soon` is what the summary counts. */
export function expiryOf(date: string, today: string): { days: number; text: string; tone: ExpiryTone; soon: boolean } {
  const days = daysUntil(date, today);
  const soon = isNear(date, today);
  if (days < 0) return { days, text: 'Prescrito', tone: 'danger', soon };
  const text = days === 0 ? 'Prescreve hoje' : counted(days, 'dia', 'dias');
  const tone = days <= urgentDays ? 'danger' : soon ? 'warning' : 'neutral';
  return { days, text, tone, soon };
}
