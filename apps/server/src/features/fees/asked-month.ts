import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { Context } from '../../kernel/context.ts';

/** The month asked for, or the one under way, `AAAA-MM`. */
export function askedMonth({ platform }: Pick<Context, 'platform'>, mes: string | undefined): string {
  return mes ?? dayInBrazil(platform.clock.now()).slice(0, 7);
}
