import { dayInBrazil } from '@restitui/brazil/day.ts';
import { canEditCredits } from '@restitui/domain/recovery/credits/credits.access.ts';
import { type PositionClass, positionClass } from '@restitui/domain/recovery/file-analyses/analysis-class.ts';
import { selectedTotals, thesisRows, totalsByClass } from '@restitui/domain/recovery/file-analyses/analysis-totals.ts';
import type { FileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { CreditRequests } from '../../../simples/refund-requests/components/credit-requests.tsx';
import { PaymentPipeline } from '../../../simples/refund-requests/components/payment-pipeline.tsx';
import { saveChoice } from '../file-analyses.queries.ts';
import { AnalysisActions } from './analysis-actions.tsx';
import { AnalysisCorrectionsCard } from './analysis-corrections-card.tsx';
import { AnalysisDossierCard } from './analysis-dossier-card.tsx';
import { AnalysisRequestsCard } from './analysis-requests-card.tsx';
import { ClassChoice } from './class-choice.tsx';
import { FileReports } from './file-reports.tsx';
import { KeptSheetsCard } from './kept-sheets-card.tsx';
import { NotesAgainstEfd } from './notes-against-efd.tsx';
import { OwnFactsCard } from './own-facts-card.tsx';
import { PeriodDrawer } from './period-drawer.tsx';
import { PeriodsTable } from './periods-table.tsx';
import { PointsToCheckCard } from './points-to-check-card.tsx';
import { RubricasCard } from './rubricas-card.tsx';
import { ThesisGrid } from './thesis-grid.tsx';

interface FileAnalysisResultProps {
  analysis: FileAnalysis;
  mayChange: boolean;
  mes: string | undefined;
  onMonth: (mes: string | undefined) => void;
}

/** Shows totals of the ticked classes, the months, the theses and the mapping of rubricas. */
export function FileAnalysisResult({ analysis, mayChange, mes, onMonth }: FileAnalysisResultProps) {
  const { id_apuracao, meses } = analysis;
  const actor = useActor();
  const mayCredit = mayChange && canEditCredits(actor);
  const choose = useMutation(saveChoice(id_apuracao));
  const chosen = choose.isPending ? choose.variables.valor : undefined;
  const classes = chosen?.tipo === 'classes' ? chosen.classes : analysis.classes;
  const totals = useMemo(() => totalsByClass(meses), [meses]);
  const rows = useMemo(() => thesisRows(meses), [meses]);
  const competencia = mes?.replace('-', '/');
  const openMonth = (month: string | undefined) => onMonth(month?.replace('/', '-'));

  function tick(classe: PositionClass, isTicked: boolean) {
    const next = positionClass.options.filter((one) => (one === classe ? isTicked : classes.includes(one)));
    choose.mutate({ valor: { tipo: 'classes', classes: next }, motivo: 'Classes marcadas na tela' });
  }

  return (
    <>
      <ClassChoice
        totals={totals}
        selected={selectedTotals(meses, classes)}
        classes={classes}
        onTick={mayChange ? tick : undefined}
        month={analysis.mes_restituicao}
        meses={meses}
      />
      <AnalysisActions analysis={{ ...analysis, classes }} mayChange={mayChange} />
      <PeriodsTable analysis={analysis} classes={classes} onOpen={openMonth} />
      <ThesisGrid rows={rows} meses={meses} classes={classes} onOpen={openMonth} />
      {analysis.rubricas.length > 0 && <RubricasCard analysis={analysis} mayChange={mayChange} />}
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
      {competencia && (
        <PeriodDrawer analysis={analysis} competencia={competencia} mayChange={mayChange} onMonth={openMonth} />
      )}
    </>
  );
}
