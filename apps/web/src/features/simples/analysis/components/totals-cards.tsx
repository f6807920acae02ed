import { plural } from '@restitui/brazil/counted.ts';
import { formatBRL, formatPercent } from '@restitui/brazil/money.ts';
import { formatDate } from '../../../../lib/formats.ts';
import { StatCard } from '../../../../ui/stat-card.tsx';
import type { AnalysisTotals } from '../analysis-totals.ts';
import { formatMonthCount } from '../month-figures.ts';

/** Shows the key figures: refundable total, months, coverage, and what expires soon. */
export function TotalsCards({ totals }: { totals: AnalysisTotals }) {
  const { aPrescrever, prescrito, nao_pago, prescritoDesde } = totals;
  const removed = [
    prescrito > 0 && `prescrito ${formatBRL(prescrito)}`,
    nao_pago > 0 && `DAS não pago ${formatBRL(nao_pago)}`,
  ].filter(Boolean);
  const hints = [
    removed.length > 0 && `Fora do total: ${removed.join(' · ')}`,
    prescritoDesde > 0 && `${formatBRL(prescritoDesde)} prescreveram depois do cálculo`,
  ].filter(Boolean);

  return (
    <section aria-label="Resultado da análise" className="grid grid-cols-2 gap-3 lg:grid-cols-5">
      <StatCard
        emphasis
        className="col-span-2"
        label="Total a restituir"
        value={formatBRL(totals.total_a_restituir)}
        hint={hints.length > 0 ? hints.join('. ') : 'PIS e COFINS, sem correção pela Selic'}
      />
      <StatCard
        label="Meses com oportunidade"
        value={totals.mesesComOportunidade}
        hint={`de ${formatMonthCount(totals.meses)} ${plural(totals.meses, 'analisado', 'analisados')}`}
      />
      <StatCard
        label="Cobertura"
        value={totals.cobertura === null ? '—' : formatPercent(totals.cobertura * 100, 1)}
        hint="da receita declarada está nas notas"
      />
      <StatCard
        className="col-span-2 lg:col-span-1"
        label="A prescrever em 180 dias"
        value={formatBRL(aPrescrever.valor)}
        hint={
          aPrescrever.primeira
            ? `${formatMonthCount(aPrescrever.meses)}, a partir de ${formatDate(aPrescrever.primeira)}`
            : 'Nenhum mês'
        }
      />
    </section>
  );
}
