import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { unbroken } from './unbroken.ts';

interface EmptyStateProps {
  icon?: LucideIcon;
  /** Names the missing content. */
  title: string;
  /** A heading where the page or the section has no other. */
  titleAs?: 'p' | 'h1' | 'h2';
  /** Explains what appears here. */
  description?: ReactNode;
  /** The first action to offer. */
  action?: ReactNode;
  className?: string;
}

export function EmptyState({
  icon: Icon,
  title,
  titleAs: Title = 'p',
  description,
  action,
  className,
}: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-center px-6 py-8 text-center sm:py-12', className)}>
      {Icon && (
        <span className="mb-4 grid size-10 place-items-center rounded-md border bg-canvas text-muted">
          <Icon aria-hidden className="size-5" strokeWidth={1.5} />
        </span>
      )}
      <Title className="font-semibold text-lead">{unbroken(title)}</Title>
      {description && <p className="mt-1 max-w-prose text-balance text-body text-muted">{unbroken(description)}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
