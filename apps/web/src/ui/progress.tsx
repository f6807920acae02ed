import { Progress as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

interface ProgressProps {
  /** Names the running work. */
  label: string;
  /** 0 to 100; undefined while unknown. */
  value?: number | undefined;
  /** Remaining work: '312 de 2.048 arquivos', 'menos de um minuto'. */
  detail?: ReactNode;
  className?: string;
}

export function Progress({ label, value, detail, className }: ProgressProps) {
  const percent = value === undefined ? undefined : Math.min(100, Math.max(0, value));
  return (
    <div className={cn('flex flex-col gap-2', className)}>
      <div className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 truncate font-medium text-body">{label}</span>
        {percent !== undefined && <span className="figures text-caption text-muted">{Math.floor(percent)}%</span>}
      </div>
      <Radix.Root
        aria-label={label}
        value={percent ?? null}
        className="h-1.5 overflow-hidden rounded-full bg-neutral-soft"
      >
        <Radix.Indicator
          className={cn(
            'block h-full w-full origin-left rounded-full bg-brand-text transition-transform duration-150',
            percent === undefined && 'animate-breathe opacity-40',
          )}
          style={{ transform: `scaleX(${(percent ?? 100) / 100})` }}
        />
      </Radix.Root>
      {detail && <p className="figures text-caption text-muted">{detail}</p>}
    </div>
  );
}
