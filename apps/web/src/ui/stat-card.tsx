import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { Skeleton } from './skeleton.tsx';
import { unbroken } from './unbroken.ts';

interface StatCardProps {
  label: ReactNode;
  /** Undefined while loading. */
  value: ReactNode | undefined;
  hint?: ReactNode;
  /** Highlights the most important number of the screen. */
  emphasis?: boolean;
  className?: string;
}

/**
 * Returns the size of a number that fits into its card: of one size in all cards up to 'R$ 1.234.567,89', and in narrow
 * cards as large as 'R$ 123.456,78' leaves it.
 */
function fittingSize(value: ReactNode): string {
  const letters = typeof value === 'string' ? value.length : 0;
  const fit = (least: number) => `175cqw / ${Math.max(letters, least)}`;
  return `min(1em, max(${fit(15)}, min(${fit(13)}, 1rem)))`;
}

/** Shows a number with its label: above it, or on a phone in front of it where the line has room. A long one is smaller. */
export function StatCard({ label, value, hint, emphasis = false, className }: StatCardProps) {
  return (
    <div
      className={cn(
        '@container relative min-w-0 overflow-hidden rounded-md border bg-surface p-4',
        emphasis && 'before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-brand',
        className,
      )}
    >
      {/* On phones the label has what the number leaves, and both have room for two lines: a number that arrives moves neither. */}
      <div className="gap-3 max-sm:@min-[14rem]:min-h-10 max-sm:@min-[14rem]:flex max-sm:@min-[14rem]:items-center max-sm:@min-[14rem]:justify-between">
        <p className="text-caption text-muted text-balance max-sm:@min-[14rem]:min-w-0 max-sm:@min-[14rem]:flex-1">
          {label}
        </p>
        <p className="figures mt-1 font-semibold text-title tracking-tight sm:@min-[11.5rem]:text-figure max-sm:@min-[14rem]:mt-0 max-sm:@min-[14rem]:shrink-0 max-sm:@min-[14rem]:whitespace-nowrap max-sm:@min-[14rem]:text-right">
          {/* Both in the line of the card, whatever the size of the number, so that the card keeps its height. */}
          {value === undefined ? (
            <Skeleton className="inline-block h-[0.8em] w-32 max-sm:w-40" />
          ) : (
            <span style={{ fontSize: fittingSize(value) }} className="leading-none sm:whitespace-nowrap">
              {value}
            </span>
          )}
        </p>
      </div>
      {hint && <p className="mt-1 text-caption text-muted">{unbroken(hint)}</p>}
    </div>
  );
}
