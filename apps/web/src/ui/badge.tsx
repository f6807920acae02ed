import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

export type Tone = 'positive' | 'neutral' | 'warning' | 'danger' | 'info';

const tones: Record<Tone, string> = {
  positive: 'bg-positive-soft text-positive',
  neutral: 'bg-neutral-soft text-neutral',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
};

const dots: Record<Tone, string> = {
  positive: 'bg-positive',
  neutral: 'bg-neutral',
  warning: 'bg-warning',
  danger: 'bg-danger',
  info: 'bg-info',
};

interface BadgeProps {
  tone: Tone;
  children: ReactNode;
  className?: string;
}

export function Badge({ tone, children, className }: BadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex h-6 max-w-full items-center gap-1.5 rounded-full px-2.5 font-medium text-caption',
        tones[tone],
        className,
      )}
    >
      <StatusDot tone={tone} />
      <span className="truncate">{children}</span>
    </span>
  );
}

/** A status as a dot and a word in small type, below the name of a row with one line. */
export function StatusNote({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-caption text-muted">
      <StatusDot tone={tone} />
      <span className="truncate">{children}</span>
    </span>
  );
}

/** A status dot without a label, where the label is adjacent or read aloud. */
export function StatusDot({ tone, className }: { tone: Tone; className?: string }) {
  return <span aria-hidden className={cn('size-1.5 shrink-0 rounded-full', dots[tone], className)} />;
}
