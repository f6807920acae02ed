import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { nearDays } from '@restitui/domain/simples/analysis/month-expiry.ts';
import type { SimplesAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import type { ReactNode } from 'react';
import { currentMonth } from '../../../../lib/current-month.ts';
import { keepUnbroken } from '../../../../lib/formats.ts';
import { useCorrectedMonths } from '../../refund-requests/components/corrected-requests.ts';
import { analysisTotals } from '../analysis-totals.ts';

interface CaseHeaderProps {
  analysis: SimplesAnalysis;
  today: string;
  actions: ReactNode;
}

/** Shows the total of the case once, with what expires soon and what is excluded from it. */
export function CaseHeader({ analysis, today, actions }: CaseHeaderProps) {
  const month = currentMonth();
  const corrected = useCorrectedMonths(analysis.id_apuracao, { month, today, enabled: analysis.analises.length > 0 });
  const { total_a_restituir, aPrescrever, prescrito, nao_pago, prescritoDesde } = analysisTotals(analysis, today);
  const removed = [
    prescrito > 0 && `prescrito ${formatBRL(prescrito)}`,
    nao_pago > 0 && `DAS não pago ${formatBRL(nao_pago)}`,
  ].filter(Boolean);

  return (
    <section aria-label="Resultado da análise" className="flex flex-wrap items-end gap-x-8 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-caption text-muted max-sm:w-full">Total a restituir</span>
          <strong className="figures font-semibold text-figure tracking-tight">{formatBRL(total_a_restituir)}</strong>
          <span className="figures text-body text-muted">
            {corrected
              ? keepUnbroken(`${formatBRL(corrected.total)} com a Selic de ${month}`)
              : 'PIS e COFINS, sem correção pela Selic'}
          </span>
        </p>
        <p className="figures flex flex-wrap gap-x-4 text-caption text-muted">
          {aPrescrever.valor > 0 && (
            <span className="text-warning">
              {keepUnbroken(formatBRL(aPrescrever.valor))} prescrevem em {nearDays} dias
            </span>
          )}
          {prescritoDesde > 0 && (
            <span className="text-warning">
              {keepUnbroken(formatBRL(prescritoDesde))} prescreveram depois do cálculo
            </span>
          )}
          {removed.length > 0 && <span>Fora do total: {keepUnbroken(joinFacts(...removed))}</span>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>
    </section>
  );
}
