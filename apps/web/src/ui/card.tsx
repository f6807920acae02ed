import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { unbroken } from './unbroken.ts';

interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** Omits the padding, for a table that reaches the edges. */
  flush?: boolean;
}

export function Card({ title, description, actions, flush = false, className, children, ...props }: CardProps) {
  return (
    <section className={cn('min-w-0 rounded-md border bg-surface', flush && 'overflow-clip', className)} {...props}>
      {(title || actions) && (
        <header
          className={cn('flex break-after-avoid flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-4', flush && 'pb-4')}
        >
          <div className="min-w-0 flex-1 basis-44">
            {title && <h2 className="font-semibold text-lead">{title}</h2>}
            {description && <p className="text-caption text-muted">{unbroken(description)}</p>}
          </div>
          {actions}
        </header>
      )}
      <div className={flush ? undefined : 'p-4'}>{children}</div>
    </section>
  );
}
