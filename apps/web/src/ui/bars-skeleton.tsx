import { LoadingNote, Skeleton } from './skeleton.tsx';

/** Skeleton of a column chart, with its height. */
export function ColumnBarsSkeleton() {
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

/** Skeleton of a bar chart with this number of rows. */
export function RowBarsSkeleton({ count }: { count: number }) {
  return (
    <div className="grid gap-3">
      <LoadingNote />
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical
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
