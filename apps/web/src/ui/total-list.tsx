import { formatBRL } from '@restitui/brazil/money.ts';
import { cn } from '../lib/cn.ts';

interface TotalListProps {
  label: string;
  /** Amounts in reais. */
  totals: readonly { label: string; value: number }[];
  className?: string;
}

/** Renders labelled amounts side by side and highlights negative ones. */
export function TotalList({ label, totals, className }: TotalListProps) {
  return (
    <dl aria-label={label} className={cn('flex flex-wrap gap-x-10 gap-y-2', className)}>
      {totals.map((total) => (
        <div key={total.label}>
          <dt className="text-caption text-muted">{total.label}</dt>
          <dd className={cn('figures font-semibold text-lead', total.value < 0 && 'text-danger')}>
            {formatBRL(total.value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
