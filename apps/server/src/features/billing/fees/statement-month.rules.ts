import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { Context } from '../../../kernel/context.ts';

/** Returns the requested month, or the current one, as `AAAA-MM`. */
export function statementMonth({ platform }: Pick<Context, 'platform'>, mes: string | undefined): string {
  return mes ?? dayInBrazil(platform.clock.now()).slice(0, 7);
}
