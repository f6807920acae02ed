import { formatBRL } from '@restitui/brazil/money.ts';
import { productStage, productStageLabels } from '@restitui/domain/recovery/products/product-stage.ts';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../../../lib/formats.ts';
import { RowBars } from '../../../../ui/bars.tsx';
import { RowBarsSkeleton } from '../../../../ui/bars-skeleton.tsx';
import { ChartCard } from '../../../../ui/chart-card.tsx';
import { type FigureScope, stageFiguresQuery } from '../dashboards.queries.ts';
import { FiguresError } from './figures-error.tsx';

/** Renders products by the stage of the work on them, with their credits. */
export function StageChart({ scope }: { scope: FigureScope }) {
  const query = useQuery(stageFiguresQuery(scope));
  return (
    <ChartCard
      title="Produtos por etapa"
      description="Pelo status de hoje, em qualquer período, com o crédito encontrado neles"
      rows={query.data}
      rowKey={({ etapa }) => etapa}
      error={query.isError && !query.data && <FiguresError query={query} />}
      empty="Nenhum produto por aqui"
      pending={<RowBarsSkeleton count={productStage.options.length} />}
      columns={[
        { header: 'Etapa', cell: ({ etapa }) => productStageLabels[etapa] },
        { header: 'Produtos', cell: ({ produtos }) => formatCount(produtos), align: 'end' },
        { header: 'Crédito encontrado', cell: ({ credito }) => formatBRL(credito), align: 'end' },
      ]}
      chart={(rows) => (
        <RowBars
          bars={rows.map(({ etapa, produtos, credito }) => ({
            key: etapa,
            label: productStageLabels[etapa],
            value: produtos,
            text: formatCount(produtos),
            ...(credito > 0 && { note: formatBRL(credito) }),
            ...(etapa === 'ENCERRADO' && { fill: 'bg-neutral' }),
            ...(etapa === 'SUSPENSO' && { fill: 'bg-warning' }),
          }))}
        />
      )}
    />
  );
}
