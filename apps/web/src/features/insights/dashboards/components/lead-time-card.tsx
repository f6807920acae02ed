import { counted } from '@restitui/brazil/counted.ts';
import type { LeadTimeFigures } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { StatCard } from '../../../../ui/stat-card.tsx';
import { type FigureScope, leadTimeQuery } from '../dashboards.queries.ts';

/** Renders the mean time from the signature of a contract to the first money. */
export function LeadTimeCard({ scope }: { scope: FigureScope }) {
  const { data } = useQuery(leadTimeQuery(scope));
  if (data === null) return null;
  return (
    <StatCard
      label="Da assinatura ao dinheiro"
      value={data && (data.dias === null ? '—' : counted(data.dias, 'dia', 'dias'))}
      hint={data ? <Basis figures={data} /> : <Skeleton className="inline-block h-[0.8em] w-40" />}
    />
  );
}

function Basis({ figures: { produtos, anterior } }: { figures: LeadTimeFigures }) {
  if (produtos === 0) return <>Nenhum produto com contrato assinado e dinheiro no período</>;
  return (
    <>
      Média de {counted(produtos, 'produto', 'produtos')}
      {anterior && anterior.dias !== null && `; antes, ${counted(anterior.dias, 'dia', 'dias')}`}
    </>
  );
}
