import { formatBRL } from '@restitui/brazil/money.ts';
import { cn } from '../lib/cn.ts';
import { Skeleton } from './skeleton.tsx';

interface TotalListProps {
  label: string;
  /** Amounts in reais; undefined while they load. */
  totals: readonly { label: string; value: number | undefined }[];
  className?: string;
}

/** Renders labelled amounts side by side and highlights negative ones. */
export function TotalList({ label, totals, className }: TotalListProps) {
  return (
    <dl
      aria-label={label}
      className={cn('grid grid-cols-2 gap-x-4 gap-y-2 sm:flex sm:flex-wrap sm:gap-x-10', className)}
    >
      {totals.map((total) => (
        <div key={total.label}>
          <dt className="text-caption text-muted">{total.label}</dt>
          <dd
            className={cn(
              'figures whitespace-nowrap font-semibold text-body sm:text-lead',
              (total.value ?? 0) < 0 && 'text-danger',
            )}
          >
            {total.value === undefined ? <Skeleton className="my-1 w-28" /> : formatBRL(total.value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
