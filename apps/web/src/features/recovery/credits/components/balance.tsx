import { formatBRL } from '@restitui/brazil/money.ts';
import { cn } from '../../../../lib/cn.ts';

/** Renders a balance, highlighted when it is negative; a dash while it cannot be computed. */
export function Balance({ value }: { value: number | undefined }) {
  if (value === undefined) return <span className="font-semibold">—</span>;
  return <span className={cn('font-semibold', value < 0 && 'text-danger')}>{formatBRL(value)}</span>;
}
