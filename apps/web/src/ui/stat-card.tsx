import { createContext, type ReactNode, useContext } from 'react';
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

const Joined = createContext(false);

/** Places numbers in a grid, and on a phone in the rows of one low card: what they are about is to be seen below them. */
export function StatGroup({ children, label, className }: { children: ReactNode; label?: string; className: string }) {
  const Frame = label === undefined ? 'div' : 'section';
  return (
    <Joined value={true}>
      <Frame
        aria-label={label}
        className={cn(
          'grid max-sm:overflow-hidden max-sm:rounded-md max-sm:border max-sm:bg-surface sm:gap-4',
          className,
        )}
      >
        {children}
      </Frame>
    </Joined>
  );
}

/** Shows a number with its label: above it, or on a phone in front of it where the line has room. A long one is smaller. */
export function StatCard({ label, value, hint, emphasis = false, className }: StatCardProps) {
  const isJoined = useContext(Joined);
  return (
    <div
      className={cn(
        '@container relative min-w-0 overflow-hidden bg-surface',
        isJoined ? 'px-4 py-2 max-sm:not-last:border-b sm:rounded-md sm:border sm:py-4' : 'rounded-md border p-4',
        emphasis && 'before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-brand',
        className,
      )}
    >
      {/* On phones the label has what the number leaves, and both have room for two lines: a number that arrives moves neither. */}
      <div
        className={cn(
          'gap-3 max-sm:@min-[14rem]:flex max-sm:@min-[14rem]:items-center max-sm:@min-[14rem]:justify-between',
          isJoined ? 'max-sm:@min-[14rem]:min-h-8' : 'max-sm:@min-[14rem]:min-h-10',
        )}
      >
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
      {hint && <p className={cn('mt-1 text-caption text-muted', isJoined && 'max-sm:mt-0')}>{unbroken(hint)}</p>}
    </div>
  );
}
