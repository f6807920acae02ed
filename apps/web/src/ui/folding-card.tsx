import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { usePhone } from '../lib/media-query.ts';
import { Card } from './card.tsx';

interface FoldingCardProps extends Omit<ComponentProps<typeof Card>, 'title'> {
  title: string;
  /** The content in a few words; undefined while it is unknown. */
  summary: ReactNode;
  /** False on a page that has a stage for it. */
  isFolding?: boolean;
}

/** Card of a long page that a phone shows as one line until it is opened, so that the page stays an overview. */
export function FoldingCard({ title, summary, isFolding = true, ...props }: FoldingCardProps) {
  const isPhone = usePhone();
  if (!isPhone || !isFolding) return <Card aria-label={title} {...props} title={title} />;
  const { description, actions, flush = false, className, children } = props;
  return (
    <section
      aria-label={props['aria-label'] ?? title}
      className={cn('min-w-0 rounded-md border bg-surface', className)}
    >
      <details className="group/card">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-md px-4 py-2 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <h2 className="font-semibold text-lead">{title}</h2>
            <span className="figures block truncate text-caption text-muted">{summary ?? ' '}</span>
          </span>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-muted group-open/card:rotate-180" />
        </summary>
        {(description || actions) && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pb-4">
            {description && <p className="flex-1 basis-44 text-caption text-muted">{description}</p>}
            {actions}
          </div>
        )}
        <div className={flush ? 'overflow-clip rounded-b-md' : 'px-4 pb-4'}>{children}</div>
      </details>
    </section>
  );
}
