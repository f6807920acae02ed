import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { itemList } from '@restitui/domain/simples/analysis/item-filters.ts';
import { canEditTotal, canRunAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.access.ts';
import { canDecideForClient } from '@restitui/domain/simples/decisions/simples-decisions.access.ts';
import type { SearchOf } from '@restitui/domain/wire/list-query.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { type ChosenFiles, noFiles, placeFiles } from '../chosen-files.ts';
import { monthFilterOf } from '../month-filters.ts';
import { monthOf, monthText } from '../month-parameter.ts';
import { analysisMessages } from '../simples-analysis.messages.ts';
import { analysisQuery, restoreTotal, updateTotal } from '../simples-analysis.queries.ts';
import { AnalysisEmpty } from './analysis-empty.tsx';
import { AnalysisResult } from './analysis-result.tsx';
import { AnalysisRetry } from './analysis-retry.tsx';
import { AnalysisSkeleton } from './analysis-skeleton.tsx';
import { AnalysisStatus } from './analysis-status.tsx';
import { DropZone } from './drop-zone.tsx';
import { ExportMenu } from './export-menu.tsx';
import { MonthDrawer } from './month-drawer.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import { useReadyNotice } from './use-ready-notice.ts';

type MonthAddress = SearchOf<typeof itemList.filters> & { mes?: string | undefined; meses?: string | undefined };

interface AnalysisSectionProps {
  assessment: Assessment;
  /** From the URL. */
  address: MonthAddress;
  onAddress: (address: MonthAddress, options: { replace: boolean }) => void;
}

/** Shows the analysis of an assessment: its state, its months and the open month. */
export function AnalysisSection({ assessment, address, onAddress }: AnalysisSectionProps) {
  const actor = useActor();
  const analysis = useQuery(analysisQuery(assessment.id));
  const { mutate: save } = useMutation(updateTotal(assessment.id, actor.name));
  const { mutate: restore } = useMutation(restoreTotal(assessment.id));
  const [dialogOpen, setDialogOpen] = useState(false);
  const [chosen, setChosen] = useState<ChosenFiles>(noFiles);
  const mayRun = canRunAnalysis(actor);
  const correction = useMemo(() => ({ save, restore }), [save, restore]);
  useReadyNotice(analysis.data);

  if (analysis.isPending) return <AnalysisSkeleton />;
  if (analysis.isError) {
    return <ErrorState title={analysisMessages.loadFailed} error={analysis.error} onRetry={() => analysis.refetch()} />;
  }

  const { data } = analysis;
  const today = dayInBrazil(new Date());
  const open = () => setDialogOpen(true);
  const month = monthOf(address.mes);
  const { meses } = address;
  const openMonth = (mes: string | undefined) => onAddress({ meses, mes: mes && monthText(mes) }, { replace: false });
  const running = data.state === 'na_fila' || data.state === 'processando';

  return (
    <DropZone
      disabled={!mayRun}
      onFiles={async (files) => {
        setChosen(await placeFiles(chosen, files));
        open();
      }}
    >
      <section aria-labelledby="analysis" className="flex flex-col gap-4">
        <header className="flex flex-wrap items-center gap-2">
          <h2 id="analysis" className="flex-1 basis-full font-semibold text-lead sm:basis-0">
            Análise
          </h2>
          {data.analises.length > 0 && <ExportMenu id_apuracao={assessment.id} analysis={data} />}
          {mayRun && (
            <Button variant={data.analises.length > 0 ? 'secondary' : 'primary'} onClick={open} disabled={running}>
              <Upload aria-hidden />
              Gerar Análise
            </Button>
          )}
        </header>
        <div aria-live="polite" className="empty:hidden">
          <AnalysisStatus
            analysis={data}
            retry={
              mayRun && <AnalysisRetry id_apuracao={assessment.id} resumable={data.retomavel ?? false} onSend={open} />
            }
          />
        </div>
        {data.analises.length > 0 ? (
          <AnalysisResult
            analysis={data}
            today={today}
            filter={monthFilterOf(meses, data.analises, today)}
            onFilter={(filter) => onAddress({ meses: filter }, { replace: true })}
            onOpenMonth={openMonth}
            correction={canEditTotal(actor) ? correction : undefined}
          />
        ) : (
          <AnalysisEmpty running={running} onChoose={mayRun ? open : undefined} />
        )}
      </section>
      {month && (
        <MonthDrawer
          id_apuracao={assessment.id}
          rows={data.analises}
          competencia={month}
          shown={itemList.read(address)}
          today={today}
          evidencePlace={
            canDecideForClient(actor)
              ? { id_client: assessment.id_client, id_product: assessment.id_product, id_apuracao: assessment.id }
              : undefined
          }
          onMonth={openMonth}
          onShow={(shown, options) => onAddress({ meses, mes: address.mes, ...itemList.write(shown) }, options)}
        />
      )}
      {mayRun && (
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
