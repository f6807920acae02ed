import { LoadingNote, Skeleton } from './skeleton.tsx';

/** Columns of months before they are there, as high as they will be. */
export function PendingColumns() {
  return (
    <div>
      <LoadingNote />
      <div className="flex h-40 items-end gap-1 border-b sm:gap-2">
        {['h-1/2', 'h-3/4', 'h-1/3', 'h-full', 'h-2/3', 'h-2/5'].map((height) => (
          <div key={height} className={`min-w-0 max-w-16 flex-1 ${height}`}>
            <Skeleton className="h-full rounded-b-none" />
          </div>
        ))}
      </div>
      <p aria-hidden className="mt-1 text-caption">
        &nbsp;
      </p>
    </div>
  );
}

/** Bars of so many names before they are there. */
export function PendingRows({ count }: { count: number }) {
  return (
    <div className="grid gap-3">
      <LoadingNote />
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={row}>
          <div className="mb-1 flex text-body">
            <Skeleton className="w-2/5 self-center" />
            &nbsp;
          </div>
          <Skeleton className="h-2" />
        </div>
      ))}
    </div>
  );
}
