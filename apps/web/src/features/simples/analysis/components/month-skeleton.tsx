import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';

export function MonthSkeleton() {
  return (
    <div className="space-y-6">
      <LoadingNote text="Carregando…" />
      <Skeleton className="h-72 w-full rounded-md" />
      <div className="grid gap-8 sm:grid-cols-2">
        {[0, 1, 2, 3].map((block) => (
          <div key={block} className="space-y-3">
            <Skeleton className="w-1/2" />
            <Skeleton className="w-full" />
            <Skeleton className="w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
