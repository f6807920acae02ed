import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';

export function AnalysisSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <LoadingNote text="Carregando…" />
      <div className="flex items-end justify-between gap-8">
        <div className="flex flex-col gap-2">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-8 w-56" />
        </div>
        <Skeleton className="h-9 w-40" />
      </div>
      <Skeleton className="h-14 w-full rounded-md" />
      <Skeleton className="h-96 w-full rounded-md" />
    </div>
  );
}
