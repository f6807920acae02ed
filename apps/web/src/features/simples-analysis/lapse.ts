export type LapseTone = 'danger' | 'warning' | 'neutral';

const soonDays = 180;
const urgentDays = 60;

/** Whole days from `today` to `date`, both `AAAA-MM-DD`; negative when it is past. */
export function daysUntil(date: string, today: string): number {
  return Math.round((Date.parse(`${date}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000);
}

/** How near the lapse of a credit is; `soon` is what the summary counts. */
export function lapseOf(date: string, today: string): { days: number; text: string; tone: LapseTone; soon: boolean } {
  const days = daysUntil(date, today);
  const soon = days >= 0 && days <= soonDays;
  if (days < 0) return { days, text: 'Prescrito', tone: 'danger', soon };
  const text = days === 0 ? 'Prescreve hoje' : `${days.toLocaleString('pt-BR')} ${days === 1 ? 'dia' : 'dias'}`;
  const tone = days <= urgentDays ? 'danger' : soon ? 'warning' : 'neutral';
  return { days, text, tone, soon };
}
