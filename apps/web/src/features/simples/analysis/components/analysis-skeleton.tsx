import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { StatCard } from '../../../../ui/stat-card.tsx';

export function AnalysisSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <LoadingNote text="Carregando…" />
      <Skeleton className="h-9 w-40" />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        <StatCard className="col-span-2" label="Total a restituir" value={undefined} />
        <StatCard label="Meses com oportunidade" value={undefined} />
        <StatCard label="Cobertura" value={undefined} />
        <StatCard className="col-span-2 lg:col-span-1" label="A prescrever em 180 dias" value={undefined} />
      </div>
      <Skeleton className="h-72 w-full rounded-md" />
      <Skeleton className="h-96 w-full rounded-md" />
    </div>
  );
}
