import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { unbroken } from './unbroken.ts';

export type Fact = readonly [label: string, value: ReactNode];

interface FactListProps {
  facts: readonly Fact[];
  /** Separates the rows by lines, in two columns. */
  ruled?: boolean;
  className?: string;
}

/** Renders read-only facts with the label above each value. */
export function FactList({ facts, ruled = false, className }: FactListProps) {
  return (
    <dl className={cn('grid', ruled ? 'gap-x-8 px-4 sm:grid-cols-2' : 'gap-4', className)}>
      {facts.map(([label, value]) => (
        <div key={label} className={cn('min-w-0', ruled && ruledRow)}>
          <dt className="text-caption text-muted">{label}</dt>
          <dd className={cn('break-words text-body', ruled ? 'figures' : 'leading-6')}>{unbroken(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const ruledRow = 'border-b py-3 last:border-b-0 sm:[&:nth-last-child(2):nth-child(odd)]:border-b-0';
