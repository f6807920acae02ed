import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { cn } from '../lib/cn.ts';
import { usePhone } from '../lib/media-query.ts';
import { Card } from './card.tsx';

interface FoldingCardProps extends Omit<ComponentProps<typeof Card>, 'title'> {
  title: string;
  /** A few words on the content; undefined while it is unknown. */
  summary: ReactNode;
  /** Shown in the closed card too. */
  notice?: ReactNode;
  /** False where the content has to be seen: on a page of its own, after a failure, with unsaved input. */
  isFolding?: boolean;
}

/**
 * Card of a long page that a phone shows as one line until it is opened, so that the page stays an overview. The content
 * keeps its place among the elements, and with it dialogs and typed values, when a window crosses the width of a phone.
 */
export function FoldingCard({ title, summary, notice, isFolding = true, ...props }: FoldingCardProps) {
  const folds = usePhone() && isFolding;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { description, actions, flush, className, children, ...section } = props;
  const isClosed = folds && !isOpen;
  return (
    <Card
      aria-label={title}
      {...section}
      flush={flush || isClosed}
      className={cn(isClosed && 'relative', className)}
      title={
        folds ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className={cn('flex w-full items-center gap-3 text-left', isClosed && 'after:absolute after:inset-0')}
          >
            <span className="min-w-0 flex-1">{title}</span>
            <ChevronDown aria-hidden className={cn('size-4 shrink-0 text-muted', isOpen && 'rotate-180')} />
          </button>
        ) : (
          title
        )
      }
      description={isClosed ? <span className="figures block truncate">{summary || '\u00a0'}</span> : description}
      actions={isClosed ? undefined : actions}
    >
      {notice && <div className={cn('empty:hidden', isClosed ? 'relative z-1 px-4 pb-4' : 'mb-4')}>{notice}</div>}
      <div id={id} hidden={isClosed}>
        {children}
      </div>
    </Card>
  );
}
