import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { mayEditCreditsOf } from '@restitui/domain/recovery/credits/credits.access.ts';
import { itemList } from '@restitui/domain/simples/analysis/item-filters.ts';
import { monthList } from '@restitui/domain/simples/analysis/month-list.ts';
import { canEditTotal, canRunAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.access.ts';
import type { SimplesAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { canDecideForClient } from '@restitui/domain/simples/decisions/simples-decisions.access.ts';
import type { SearchOf } from '@restitui/domain/wire/list-query.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { productLink } from '../../../../lib/client-links.ts';
import { notify } from '../../../../lib/toast.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { useOnRequest } from '../../../../lib/use-later.ts';
import { preload, preloadWhenIdle } from '../../../../lib/when-idle.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { InOrder } from '../../../../ui/in-order.tsx';
import { SectionIndex } from '../../../../ui/section-index.tsx';
import { type ChosenFiles, dropProblem, noFiles, placeFiles } from '../chosen-files.ts';
import { monthOf, monthText } from '../month-parameter.ts';
import { analysisMessages } from '../simples-analysis.messages.ts';
import { analysisQuery, restoreTotal, updateTotal } from '../simples-analysis.queries.ts';
import { currentStage, type Stage, stageInAddress, stageOf } from '../stages.ts';
import { AnalysisRetry } from './analysis-retry.tsx';
import { AnalysisSkeleton } from './analysis-skeleton.tsx';
import { AnalysisStatus } from './analysis-status.tsx';
import { CaseHeader } from './case-header.tsx';
import { DeliveryMenu } from './delivery-menu.tsx';
import { DropZone } from './drop-zone.tsx';
import { stageLoads } from './later-stages.ts';
import { stageAfter } from './next-month-button.tsx';
import { NextStep } from './next-step.tsx';
import { StageBar } from './stage-bar.tsx';
import { type CaseSections, StageContent } from './stage-content.tsx';
import { useCaseMonths } from './use-case-months.ts';
import { useCaseStages } from './use-case-stages.ts';
import { useReadyNotice } from './use-ready-notice.ts';

const loadMonthDrawer = async () => (await import('./month-drawer.tsx')).MonthDrawer;
const loadUploadDialog = async () => (await import('./upload-dialog.tsx')).UploadDialog;

type CaseAddress = SearchOf<typeof itemList.filters> &
  SearchOf<typeof monthList.filters> & {
    etapa?: string | undefined;
    mes?: string | undefined;
  };

interface AnalysisSectionProps {
  assessment: Assessment;
  sections: CaseSections;
  /** From the URL. */
  address: CaseAddress;
  /** Goes to an address; a function receives the latest one, which the page may not have rendered yet. */
  onAddress: (address: CaseAddress | ((latest: CaseAddress) => CaseAddress), options: { replace: boolean }) => void;
}

/** Shows the case of an assessment: its total, its stages, the open stage and the open month. */
export function AnalysisSection({ assessment, sections, address, onAddress }: AnalysisSectionProps) {
  const analysis = useQuery(analysisQuery(assessment.id));
  useReadyNotice(analysis.data);
  const { etapa } = address;
  useEffect(() => {
    const stage = stageInAddress(etapa);
    if (stage) preload(...stageLoads(stage));
  }, [etapa]);
  if (analysis.isPending) return <AnalysisSkeleton />;
  if (analysis.isError) {
    return <ErrorState title={analysisMessages.loadFailed} error={analysis.error} onRetry={() => analysis.refetch()} />;
  }
  return <Case data={analysis.data} {...{ assessment, sections, address, onAddress }} />;
}

function Case({ data, assessment, sections, address, onAddress }: AnalysisSectionProps & { data: SimplesAnalysis }) {
  const actor = useActor();
  const tenantId = useActingTenant() ?? '';
  const draft = `correção de total ${assessment.id}`;
  const { mutate: save } = useMutation(withDraft(updateTotal(assessment.id, actor.name), draft));
  const { mutate: restore } = useMutation(restoreTotal(assessment.id));
  const [dialogOpen, setDialogOpen] = useState(false);
  const [chosen, setChosen] = useState<ChosenFiles>(noFiles);
  const content = useRef<HTMLDivElement>(null);
  const mayRun = canRunAnalysis(actor);
  const correction = useMemo(() => ({ save, restore, draft }), [save, restore, draft]);
  const today = dayInBrazil(new Date());
  const stages = useCaseStages(data, assessment, today);
  const current = currentStage(stages);
  const stage = stageOf(address.etapa, data);
  const navigate = useNavigate();
  const linkTo = (etapa: Stage) =>
    productLink({ actor, tenantId, cnpjcpf: assessment.id_client }, assessment.id_product, {
      apuracao: assessment.id,
      etapa,
    });
  const open = () => setDialogOpen(true);
  const month = monthOf(address.mes);
  const monthFilters = monthList.read(address);
  const months = useCaseMonths(data, monthFilters, today);
  const place = { etapa: address.etapa, ...monthList.write(monthFilters) };
  const openMonth = (mes: string | undefined, filtro?: string) =>
    onAddress({ ...place, mes: mes && monthText(mes), filtro }, { replace: false });
  const MonthDrawer = useOnRequest(loadMonthDrawer, month !== undefined, () => onAddress(place, { replace: true }));
  const UploadDialog = useOnRequest(loadUploadDialog, dialogOpen, () => setDialogOpen(false));
  useEffect(() => preloadWhenIdle(loadMonthDrawer), []);
  const evidencePlace = canDecideForClient(actor)
    ? { id_client: assessment.id_client, id_product: assessment.id_product, id_apuracao: assessment.id }
    : undefined;
  const running = data.state === 'na_fila' || data.state === 'processando';

  return (
    <DropZone
      disabled={!mayRun}
      onFiles={async (files) => {
        const refusal = dropProblem(files);
        if (refusal) return notify.error(refusal);
        setChosen(await placeFiles(chosen, files));
        open();
      }}
    >
      <section aria-label="Análise" className="flex flex-col gap-4">
        <CaseHeader
          analysis={data}
          today={today}
          actions={
            <>
              {data.analises.length > 0 && <DeliveryMenu analysis={data} />}
              {mayRun && (
                <Button variant={data.analises.length > 0 ? 'secondary' : 'primary'} onClick={open} disabled={running}>
                  <Upload aria-hidden />
                  Gerar Análise
                </Button>
              )}
            </>
          }
        />
        <StageBar stages={stages} shown={stage} linkTo={linkTo} />
        <div aria-live="polite" className="empty:hidden">
          <AnalysisStatus
            analysis={data}
            retry={
              mayRun && <AnalysisRetry id_apuracao={assessment.id} resumable={data.retomavel ?? false} onSend={open} />
            }
          />
        </div>
        <NextStep current={current} shown={stage} linkTo={linkTo} />
        <SectionIndex key={stage} content={content} keepsPlace={stage === 'arquivos' || stage === 'receber'} />
        <InOrder ref={content} className="flex flex-col gap-4">
          <StageContent
            stage={stage}
            analysis={data}
            isOpen={assessment.isModifica}
            today={today}
            months={months}
            onMonths={(change) =>
              onAddress({ ...place, ...monthList.write({ ...monthFilters, ...change }) }, { replace: true })
            }
            openedMonth={month}
            onOpenMonth={openMonth}
            onStage={(next) => navigate(linkTo(next))}
            nextStage={stageAfter(current, stage, linkTo)}
            correction={canEditTotal(actor) ? correction : undefined}
            mayCredit={mayEditCreditsOf(actor, assessment)}
            sections={sections}
            evidencePlace={evidencePlace}
            onChoose={mayRun ? open : undefined}
          />
        </InOrder>
      </section>
      {month && MonthDrawer && (
        <MonthDrawer
          id_apuracao={assessment.id}
          months={months}
          competencia={month}
          shown={itemList.read(address)}
          today={today}
          evidencePlace={evidencePlace}
          onMonth={(next) => openMonth(next)}
          onStage={(next) => navigate(linkTo(next))}
          onShow={(change, options) =>
            onAddress((latest) => ({ ...latest, ...itemList.write({ ...itemList.read(latest), ...change }) }), options)
          }
        />
      )}
      {mayRun && UploadDialog && (
        <UploadDialog
          id_apuracao={assessment.id}
          open={dialogOpen}
          onOpenChange={setDialogOpen}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
    </DropZone>
  );
}
