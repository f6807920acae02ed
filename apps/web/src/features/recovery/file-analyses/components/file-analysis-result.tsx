import { type PositionClass, positionClass } from '@restitui/domain/recovery/file-analyses/analysis-class.ts';
import { selectedTotals, thesisRows, totalsByClass } from '@restitui/domain/recovery/file-analyses/analysis-totals.ts';
import type { FileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOnRequest } from '../../../../lib/use-later.ts';
import { laterSection } from '../../../../ui/later-section.tsx';
import { saveChoice } from '../file-analyses.queries.ts';
import { AnalysisActions } from './analysis-actions.tsx';
import { ClassChoice } from './class-choice.tsx';
import { FilesLeftOut } from './files-left-out.tsx';
import { PeriodsTable } from './periods-table.tsx';
import { RubricasCard } from './rubricas-card.tsx';
import { ThesisGrid } from './thesis-grid.tsx';

const FileAnalysisDetails = laterSection(async () => (await import('./file-analysis-details.tsx')).FileAnalysisDetails);
const loadPeriodDrawer = async () => (await import('./period-drawer.tsx')).PeriodDrawer;

interface FileAnalysisResultProps {
  analysis: FileAnalysis;
  mayChange: boolean;
  mes: string | undefined;
  onMonth: (mes: string | undefined, options?: { replace: boolean }) => void;
}

/** Shows totals of the ticked classes, the months, the theses and the mapping of rubricas; then the details. */
export function FileAnalysisResult({ analysis, mayChange, mes, onMonth }: FileAnalysisResultProps) {
  const { id_apuracao, meses } = analysis;
  const choose = useMutation(saveChoice(id_apuracao));
  const chosen = choose.isPending ? choose.variables.valor : undefined;
  const classes = chosen?.tipo === 'classes' ? chosen.classes : analysis.classes;
  const totals = useMemo(() => totalsByClass(meses), [meses]);
  const rows = useMemo(() => thesisRows(meses), [meses]);
  const competencia = mes?.replace('-', '/');
  const openMonth = (month: string | undefined) => onMonth(month?.replace('/', '-'));

  const PeriodDrawer = useOnRequest(loadPeriodDrawer, competencia !== undefined, () =>
    onMonth(undefined, { replace: true }),
  );

  function tick(classe: PositionClass, isTicked: boolean) {
    const next = positionClass.options.filter((one) => (one === classe ? isTicked : classes.includes(one)));
    choose.mutate({ valor: { tipo: 'classes', classes: next }, motivo: 'Classes marcadas na tela' });
  }

  return (
    <>
      <FilesLeftOut files={analysis.arquivos} />
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
      <FileAnalysisDetails analysis={analysis} mayChange={mayChange} onMonth={openMonth} />
      {competencia && PeriodDrawer && (
        <PeriodDrawer analysis={analysis} competencia={competencia} mayChange={mayChange} onMonth={openMonth} />
      )}
    </>
  );
}
