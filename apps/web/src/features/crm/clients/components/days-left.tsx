import { dayInBrazil, toDay } from '@restitui/brazil/day.ts';
import { cn } from '../../../../lib/cn.ts';
import { type ExpiryText, expiryText } from '../expiry-text.ts';

const tones: Record<ExpiryText['urgency'], string> = {
  urgent: 'font-medium text-danger',
  near: 'font-medium text-warning',
  later: 'text-muted',
};

interface DaysLeftProps {
  day: string;
  /** Shows nothing when more days are left. */
  within?: number;
}

/** The days until a refund expires, coloured when few are left. */
export function DaysLeft({ day, within = Number.POSITIVE_INFINITY }: DaysLeftProps) {
  const { left, text, urgency } = expiryText(dayInBrazil(new Date()), toDay(day));
  if (left > within) return null;
  return <span className={cn('figures text-caption', tones[urgency])}>{text}</span>;
}
