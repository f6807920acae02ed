import { dayInBrazil } from '@restitui/brazil/day.ts';
import { canEditCredits } from '@restitui/domain/recovery/credits/credits.access.ts';
import type { FileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { CreditRequests } from '../../../simples/refund-requests/components/credit-requests.tsx';
import { PaymentPipeline } from '../../../simples/refund-requests/components/payment-pipeline.tsx';
import { AnalysisCorrectionsCard } from './analysis-corrections-card.tsx';
import { AnalysisDossierCard } from './analysis-dossier-card.tsx';
import { AnalysisRequestsCard } from './analysis-requests-card.tsx';
import { FileReports } from './file-reports.tsx';
import { KeptSheetsCard } from './kept-sheets-card.tsx';
import { NotesAgainstEfd } from './notes-against-efd.tsx';
import { OwnFactsCard } from './own-facts-card.tsx';
import { PointsToCheckCard } from './points-to-check-card.tsx';

interface FileAnalysisDetailsProps {
  analysis: FileAnalysis;
  mayChange: boolean;
  onMonth: (competencia: string | undefined) => void;
}

/** Shows what follows the months and theses: facts of the company, corrections, payments, requests and reports. */
export function FileAnalysisDetails({ analysis, mayChange, onMonth: openMonth }: FileAnalysisDetailsProps) {
  const { id_apuracao, meses } = analysis;
  const mayCredit = canEditCredits(useActor()) && mayChange;
  return (
    <>
      {analysis.servico === 'PREVIDENCIARIO' && <KeptSheetsCard id_apuracao={id_apuracao} mayChange={mayChange} />}
      <NotesAgainstEfd meses={meses} onOpen={openMonth} />
      {analysis.servico === 'PREVIDENCIARIO' && <OwnFactsCard analysis={analysis} mayChange={mayChange} />}
      <AnalysisCorrectionsCard analysis={analysis} />
      {mayCredit && <CreditRequests id_apuracao={id_apuracao} area="file-analyses" />}
      <PaymentPipeline
        {...{ id_apuracao, cnpj: analysis.cnpj, today: dayInBrazil(new Date()) }}
        area="file-analyses"
        onMonth={openMonth}
      />
      <AnalysisRequestsCard analysis={analysis} />
      <AnalysisDossierCard id_apuracao={id_apuracao} />
      <PointsToCheckCard analysis={analysis} />
      <FileReports analysis={analysis} />
    </>
  );
}
