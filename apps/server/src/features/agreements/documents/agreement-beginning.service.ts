import { dayInBrazil } from '@restitui/brazil/day.ts';
import { lastSigningDay } from '@restitui/domain/agreements/signing/signing-deadline.ts';
import type { Context } from '../../../kernel/context.ts';

/** The tenant's days for signing. */
export interface Deadline {
  diasParaAssinar: number | null;
}

/** Returns when an agreement written now begins, and the last day for signing it. */
export function beginningOf({ platform }: Pick<Context, 'platform'>, { diasParaAssinar }: Deadline) {
  const now = platform.clock.now();
  return { createdDate: now.toISOString(), expiresOn: lastSigningDay(dayInBrazil(now), diasParaAssinar) };
}
