import type { MonthListFilters } from '@restitui/domain/simples/analysis/month-list.ts';
import type { SimplesAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import type { ReactNode } from 'react';
import type { AppLink } from '../../../../lib/app-link.ts';
import type { AttachmentPlace } from '../../../recovery/attachments/attachments.queries.ts';
import type { Stage } from '../stages.ts';
import type { TotalCorrection } from '../total-correction.ts';
import { AnalysisEmpty } from './analysis-empty.tsx';
import { CoverageSection, FilesRead, PaymentStage, RectificationCard, ReviewStage } from './later-stages.ts';
import { MonthChart } from './month-chart.tsx';
import { MonthsTable } from './months-table.tsx';
import { StrengthSummary } from './strength-summary.tsx';
import type { CaseMonths } from './use-case-months.ts';

/** Sections of other features that belong to a stage. */
export interface CaseSections {
  accessCode: ReactNode;
  attachments: ReactNode;
  summary: ReactNode;
  credits: ReactNode;
}

interface StageContentProps {
  stage: Stage;
  analysis: SimplesAnalysis;
  /** The assessment may be computed again. */
  isOpen: boolean;
  today: string;
  /** The months with their filter and order, from the URL. */
  months: CaseMonths;
  onMonths: (change: Partial<MonthListFilters>) => void;
  /** Month of the open drawer. */
  openedMonth: string | undefined;
  /** Opens a month, all of its items or those of a group (`filtro` of the URL). */
  onOpenMonth: (competencia: string, filtro?: string) => void;
  onStage: (stage: Stage) => void;
  /** The stage to go on with when nothing is left in the open one. */
  nextStage: { action: string; link: AppLink } | undefined;
  evidencePlace: AttachmentPlace | undefined;
  correction: TotalCorrection | undefined;
  /** Whether credits of the assessment may be added. */
  mayCredit: boolean;
  sections: CaseSections;
  /** Undefined for users who may not upload. */
  onChoose: (() => void) | undefined;
}

/** Renders the open stage of a case. */
export function StageContent(props: StageContentProps) {
  const { stage, analysis, isOpen, today, onOpenMonth, sections, onChoose, evidencePlace, mayCredit, nextStage } =
    props;
  const { id_apuracao, razao_social, cnpj, state } = analysis;
  const of = { id_apuracao, razao_social, cnpj };
  const hasResult = analysis.analises.length > 0;
  const empty = <AnalysisEmpty running={state === 'na_fila' || state === 'processando'} onChoose={onChoose} />;

  if (stage === 'arquivos') {
    return (
      <>
        {!hasResult && empty}
        {sections.accessCode}
        {hasResult && <FilesRead analysis={analysis} />}
        {/* Without a result there is nothing to guide: credits may be kept by hand. */}
        {!hasResult && sections.summary}
        {!hasResult && sections.credits}
        {sections.attachments}
      </>
    );
  }
  if (stage === 'receber') {
    return (
      <>
        {sections.summary}
        <PaymentStage {...{ analysis, today, mayCredit }} withRequests={false} onMonth={onOpenMonth} />
        {sections.credits}
      </>
    );
  }
  if (!hasResult) return empty;
  if (stage === 'cobertura') return <CoverageSection {...of} onOpenMonth={onOpenMonth} />;
  if (stage === 'revisar') {
    const madeAt = analysis.calculada_em;
    return <ReviewStage {...{ id_apuracao, cnpj, isOpen, madeAt, evidencePlace, onOpenMonth }} next={nextStage} />;
  }
  if (stage === 'retificar') {
    return (
      <>
        <RectificationCard {...of} onOpenMonth={onOpenMonth} />
        {/* The number of a rectified declaration is recorded in its payment. */}
        <PaymentStage {...{ analysis, today }} mayCredit={false} withRequests={false} onMonth={onOpenMonth} />
      </>
    );
  }
  if (stage === 'pedir') {
    return <PaymentStage {...{ analysis, today, mayCredit }} withRequests onMonth={onOpenMonth} />;
  }
  return <MonthsStage {...props} />;
}

function MonthsStage(props: StageContentProps) {
  const { analysis, today, months, onMonths, openedMonth, onOpenMonth, onStage, correction, nextStage } = props;
  return (
    <>
      {analysis.resumo?.forca && (
        <StrengthSummary amounts={analysis.resumo.forca} label="A restituir por força da prova" />
      )}
      <MonthChart rows={analysis.analises} onOpen={onOpenMonth} />
      <MonthsTable
        months={months}
        today={today}
        opened={openedMonth}
        onFilters={onMonths}
        places={{ id_apuracao: analysis.id_apuracao, onOpen: (month) => onOpenMonth(month), onStage }}
        correction={correction}
        nextStage={nextStage}
      />
    </>
  );
}
