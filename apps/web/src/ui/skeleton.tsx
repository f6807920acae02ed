import { cn } from '../lib/cn.ts';

/** Placeholder with the size of the content that loads. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cn('block h-4 animate-breathe rounded-sm bg-neutral-soft', className)} />;
}

/** Skeleton of a list. */
export function SkeletonLines() {
  return (
    <div className="flex flex-col gap-3 border-t p-4">
      {[80, 95, 70].map((width) => (
        <span key={width} className="block" style={{ width: `${width}%` }}>
          <Skeleton />
        </span>
      ))}
      <LoadingNote />
    </div>
  );
}

/** Skeleton of a page below its heading. */
export function SkeletonCard() {
  return (
    <div data-skeleton-card className="rounded-md border bg-surface">
      {[72, 58, 66, 49, 61, 54, 70, 45].map((width) => (
        <div key={width} className="flex h-10 items-center border-b px-4 last:border-b-0">
          <span className="block" style={{ width: `${width}%` }}>
            <Skeleton />
          </span>
        </div>
      ))}
    </div>
  );
}

/** Announces loading to screen readers. `InOrder` hides what follows it. */
export function LoadingNote({ text = 'Carregando...' }: { text?: string }) {
  return (
    <span role="status" data-loading className="sr-only">
      {text}
    </span>
  );
}

/** Skeleton of a part with one shape, which announces that it loads. */
export function LoadingBlock({ className }: { className: string }) {
  return (
    <>
      <LoadingNote />
      <Skeleton className={className} />
    </>
  );
}
