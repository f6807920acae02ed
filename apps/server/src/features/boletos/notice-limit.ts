import { boletoErrors } from '@restitui/domain/boletos/boletos.errors.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Clock } from '../../platform/clock.ts';

const windowMilliseconds = 60_000;
const noticesInWindow = 120;
const mostAddresses = 10_000;

/** Notices of one address within a minute; each process counts its own. */
export function noticeLimit() {
  const counted = new Map<string, { from: number; notices: number }>();

  return ({ now }: Clock, address: string): void => {
    const at = now().getTime();
    const last = counted.get(address);
    const current = last && at < last.from + windowMilliseconds ? last : { from: at, notices: 0 };
    if (!last && counted.size >= mostAddresses) counted.clear();
    current.notices++;
    counted.set(address, current);
    if (current.notices <= noticesInWindow) return;
    throw new AppError(boletoErrors.too_many_notices, { retryAfter: windowMilliseconds / 1000 });
  };
}
