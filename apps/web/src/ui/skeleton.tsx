import { cn } from '../lib/cn.ts';

/** A quiet stand-in with the size of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cn('block h-4 animate-breathe rounded-sm bg-neutral-soft', className)} />;
}

/** The lines of a list before it is there. */
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

/** Says to who cannot see it that something loads. */
export function LoadingNote({ text = 'Carregando...' }: { text?: string }) {
  return (
    <span role="status" className="sr-only">
      {text}
    </span>
  );
}
