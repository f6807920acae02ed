import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

interface FactListProps {
  facts: readonly (readonly [label: string, value: ReactNode])[];
  className?: string;
}

/** What is known and not edited here: a label above each value. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={cn('grid gap-4', className)}>
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-caption text-muted">{label}</dt>
          <dd className="break-words text-body leading-6">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
