import type { SimplesAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { AuthenticitySection } from '../../authenticity/components/authenticity-section.tsx';
import { CoverageSection } from '../../coverage/components/coverage-section.tsx';
import { ReviewSection } from '../../decisions/components/review-section.tsx';
import { RulesLine } from '../../decisions/components/rules-line.tsx';
import { RectificationCard } from '../../rectifications/components/rectification-card.tsx';
import { RefundRequestsCard } from '../../refund-requests/components/refund-requests-card.tsx';
import { analysisTotals } from '../analysis-totals.ts';
import type { MonthFilter } from '../month-filters.ts';
import type { TotalCorrection } from '../total-correction.ts';
import { DossierCard } from './dossier-card.tsx';
import { MonthChart } from './month-chart.tsx';
import { MonthsTable } from './months-table.tsx';
import { ReadingReport } from './reading-report.tsx';
import { TotalsCards } from './totals-cards.tsx';

interface AnalysisResultProps {
  analysis: SimplesAnalysis;
  today: string;
  /** Filter of the months, from the URL. */
  filter: MonthFilter | undefined;
  onFilter: (filter: MonthFilter | undefined) => void;
  onOpenMonth: (competencia: string) => void;
  correction: TotalCorrection | undefined;
}

export function AnalysisResult({ analysis, today, filter, onFilter, onOpenMonth, correction }: AnalysisResultProps) {
  const of = { id_apuracao: analysis.id_apuracao, razao_social: analysis.razao_social, cnpj: analysis.cnpj };
  return (
    <>
      <TotalsCards totals={analysisTotals(analysis, today)} />
      <MonthChart rows={analysis.analises} onOpen={onOpenMonth} />
      <MonthsTable
        rows={analysis.analises}
        today={today}
        filter={filter}
        onFilter={onFilter}
        onOpen={onOpenMonth}
        correction={correction}
      />
      <CoverageSection id_apuracao={analysis.id_apuracao} onOpenMonth={onOpenMonth} />
      <ReviewSection id_apuracao={analysis.id_apuracao} cnpj={analysis.cnpj} madeAt={analysis.calculada_em} />
      <RectificationCard {...of} onOpenMonth={onOpenMonth} />
      <RefundRequestsCard {...of} />
      <AuthenticitySection id_apuracao={analysis.id_apuracao} />
      <DossierCard id_apuracao={analysis.id_apuracao} />
      <ReadingReport contagens={analysis.contagens} problemas={analysis.problemas} />
      <RulesLine analysis={analysis} />
    </>
  );
}
