import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { clientMessages } from '../clients.messages.ts';

export function ClientHeaderSkeleton() {
  return (
    <div className="mb-6">
      <LoadingNote text={clientMessages.loading} />
      <Skeleton className="h-4 w-20" />
      <Skeleton className="mt-3 h-7 w-80 max-w-full" />
      <div className="mt-6 grid grid-cols-2 gap-6 lg:grid-cols-5">
        {[0, 1, 2, 3, 4].map((value) => (
          <div key={value} className="space-y-2">
            <Skeleton className="h-3 w-16" />
            <Skeleton className="w-32 max-w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
