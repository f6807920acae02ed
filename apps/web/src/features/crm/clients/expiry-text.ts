import { type Day, daysBetween } from '@restitui/brazil/day.ts';
import { formatCount } from '../../../lib/formats.ts';

/** Days left at which a refund is urgent, and at which it is near. */
const urgentDays = 4;
const nearDays = 30;

export interface ExpiryText {
  left: number;
  /** Days left, such as '27 d'; 'hoje' on the last day. */
  text: string;
  urgency: 'urgent' | 'near' | 'later';
}

/** Returns how long a refund can still be requested. */
export function expiryText(today: Day, last: Day): ExpiryText {
  const left = daysBetween(today, last);
  const urgency = left <= urgentDays ? 'urgent' : left <= nearDays ? 'near' : 'later';
  return { left, text: left === 0 ? 'hoje' : `${formatCount(left)} d`, urgency };
}
