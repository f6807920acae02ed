import { LoadingNote, Skeleton, SkeletonCard } from '../ui/skeleton.tsx';

/** Skeleton of a screen that loads. */
export function PendingPage() {
  return (
    <div className="flex flex-col gap-6">
      <LoadingNote />
      <div className="flex flex-col gap-2">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="w-80 max-w-full" />
      </div>
      <SkeletonCard />
    </div>
  );
}

/** The same before there is a shell, where the shell will show it. */
export function PendingShell() {
  return (
    <div className="max-md:pt-14 md:pl-64">
      <div className="mx-auto w-full max-w-[100rem] px-4 py-6 sm:px-8 sm:py-8">
        <PendingPage />
      </div>
    </div>
  );
}
