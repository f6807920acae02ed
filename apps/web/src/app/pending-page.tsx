import { useContext } from 'react';
import { cn } from '../lib/cn.ts';
import { LoadingNote, Skeleton, SkeletonCard } from '../ui/skeleton.tsx';
import { InShell } from './in-shell.ts';

/** Skeleton of a screen that loads; without the shell, which has room around its page, it has its own. */
export function PendingPage() {
  const isInShell = useContext(InShell);
  return (
    <div className={cn('flex flex-col gap-6', !isInShell && 'mx-auto w-full max-w-[100rem] px-4 py-6 sm:px-8 sm:py-8')}>
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
      <PendingPage />
    </div>
  );
}
