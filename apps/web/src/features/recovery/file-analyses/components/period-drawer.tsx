import { displayName } from '@restitui/brazil/display-name.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { rejectableThesis } from '@restitui/domain/recovery/file-analyses/analysis-choices.ts';
import { classLabels } from '@restitui/domain/recovery/file-analyses/analysis-class.ts';
import { cellStatus } from '@restitui/domain/recovery/file-analyses/analysis-sheet.ts';
import type { AnalysisCell, FileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import type { ChoiceEffect } from '@restitui/domain/recovery/file-analyses/month-detail.ts';
import { hasNoteFindings, noteFindingsThesis } from '@restitui/domain/recovery/file-analyses/note-findings.ts';
import { formatPeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { escrituracaoLabel, isSpedMonth } from '@restitui/domain/recovery/file-analyses/sped-month.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatDate } from '../../../../lib/formats.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Drawer } from '../../../../ui/drawer.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { FactList } from '../../../../ui/fact-list.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { classTones } from '../class-tone.ts';
import { fileAnalysisMessages } from '../file-analyses.messages.ts';
import { periodQuery } from '../file-analyses.queries.ts';
import { DoubtChoice } from './doubt-choice.tsx';
import { MonthAlerts } from './month-alerts.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { PeriodItems } from './period-items.tsx';
import { RectifyingChoice } from './rectifying-choice.tsx';
import { RejectionChoice } from './rejection-choice.tsx';
import { Rejections } from './rejections.tsx';
import { SpedMonthAssessment } from './sped-month-assessment.tsx';
import { SpedMonthSummary } from './sped-month-summary.tsx';
import { SpedShownRecords } from './sped-shown-records.tsx';
import { ThesisPlaces } from './thesis-places.tsx';

interface PeriodDrawerProps {
  analysis: FileAnalysis;
  competencia: string;
  mayChange: boolean;
  onMonth: (competencia: string | undefined) => void;
}

/** Shows one month: its theses with their law, where each arises, and the documents or rubricas behind them. */
export function PeriodDrawer({ analysis, competencia, mayChange, onMonth }: PeriodDrawerProps) {
  const { id_apuracao, meses, escolhas } = analysis;
  const at = meses.findIndex((month) => month.competencia === competencia);
  const month = meses[at];
  const detail = useQuery({ ...periodQuery(analysis, competencia), enabled: month !== undefined });
  if (!month) return null;
  const effectOf = (codigo: string) => detail.data?.escolhas?.find((effect) => effect.codigo === codigo);
  const [before, after] = [meses[at - 1], meses[at + 1]];
  const payment = escolhas.find(({ valor }) => valor.tipo === 'pagamento' && valor.competencia === competencia);
  return (
    <Drawer
      open
      size="lg"
      onOpenChange={(open) => !open && onMonth(undefined)}
      title={`Competência ${formatPeriod(competencia)}`}
      description={`Selic de ${month.selic_percentual.replace('.', ',')}% até ${analysis.mes_restituicao}`}
      actions={
        <>
          <IconButton
            icon={ChevronLeft}
            label="Mês anterior"
            disabled={!before}
            onClick={() => onMonth(before?.competencia)}
          />
          <IconButton
            icon={ChevronRight}
            label="Mês seguinte"
            disabled={!after}
            onClick={() => onMonth(after?.competencia)}
          />
        </>
      }
    >
      <div className="flex flex-col gap-6" key={competencia}>
        <FactList
          className="grid-cols-2 sm:grid-cols-3"
          facts={[
            [
              'Pagamento',
              month.pagamento
                ? `${formatDate(month.pagamento)}${month.pagamento_presumido ? ' (vencimento)' : ''}`
                : 'Não pago',
            ],
            ['Prescreve em', month.prescreve_em ? formatDate(month.prescreve_em) : '—'],
            ...(month.regime ? [['Escrituração', escrituracaoLabel(month)] as const] : []),
            ...(isSpedMonth(month)
              ? [['Receita tributada', formatBRL(month.valores.receita_tributada ?? 0)] as const]
              : []),
            [
              'Uso',
              month.uso === 'SO_PREVIDENCIARIO' ? 'Só com contribuições previdenciárias' : 'Todos os tributos federais',
            ],
          ]}
        />
        {payment && (
          <p className="text-caption text-muted">
            Pagamento registrado por {displayName(payment.autor)} em {formatDate(payment.em)}: {payment.motivo}
          </p>
        )}
        {mayChange && <PaymentChoice id_apuracao={id_apuracao} month={month} />}
        <RectifyingChoice {...{ analysis, competencia, mayChange }} effects={detail.data?.escolhas} />
        {isSpedMonth(month) && <SpedMonthSummary month={month} />}
        {detail.data?.apuracao && <SpedMonthAssessment apuracao={detail.data.apuracao} />}
        <SpedShownRecords registros={detail.data?.registros ?? []} />
        <MonthAlerts analysis={analysis} month={month} mayChange={mayChange} effectOf={effectOf} />
        <CountedDoubts analysis={analysis} competencia={competencia} mayChange={mayChange} effectOf={effectOf} />
        <Rejections analysis={analysis} competencia={competencia} mayChange={mayChange} />
        {hasNoteFindings(month) && (
          <section aria-label="Notas e EFD" className="flex flex-col gap-3 border-t pt-4">
            <h3 className="font-semibold text-body">Notas e EFD</h3>
            <PeriodItems {...{ analysis, competencia, mayChange }} tese={noteFindingsThesis} nome="Notas e EFD" />
          </section>
        )}
        {month.celulas.map((cell) => (
          <section key={cell.tese} aria-label={cell.nome} className="flex flex-col gap-3 border-t pt-4">
            <ThesisHeading cell={cell} />
            {detail.isPending && <LoadingBlock className="h-24 w-full" />}
            {detail.isError && (
              <ErrorState
                title={fileAnalysisMessages.loadFailed}
                error={detail.error}
                onRetry={() => detail.refetch()}
              />
            )}
            {detail.data && <ThesisPlaces places={detail.data.lugares.filter(({ tese }) => tese === cell.tese)} />}
            <PeriodItems
              {...{ analysis, competencia, mayChange }}
              tese={cell.tese}
              nome={cell.nome}
              actions={mayChange && isSpedMonth(month) && <CreditRejection {...{ analysis, competencia, cell }} />}
            />
          </section>
        ))}
      </div>
    </Drawer>
  );
}

function ThesisHeading({ cell }: { cell: AnalysisCell }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-semibold text-body">{cell.nome}</h3>
        <Badge tone={classTones[cell.classe]}>{classLabels[cell.classe]}</Badge>
        {cell.a_conferir && <Badge tone="warning">A conferir</Badge>}
        {(cell.prescrito || !cell.contavel) && <Badge tone="neutral">{cellStatus(cell)}</Badge>}
      </div>
      <p className="text-caption text-muted">
        {cell.fonte}
        {cell.a_conferir && '. Posição de conhecimento geral, ainda não lida na fonte: confira antes de usar.'}
      </p>
      {cell.condicoes && <p className="text-caption text-muted">A provar: {cell.condicoes}</p>}
      <FactList
        className="grid-cols-2 sm:grid-cols-4"
        facts={[
          ['Base', formatBRL(cell.base)],
          ['Crédito', formatBRL(cell.credito)],
          ['Corrigido', formatBRL(cell.corrigido)],
          ...(cell.a_confirmar > 0 ? [['A confirmar', formatBRL(cell.a_confirmar)] as const] : []),
          ...(cell.suspenso > 0 ? [['Suspenso', formatBRL(cell.suspenso)] as const] : []),
          ...(cell.trabalhadores > 0 ? [['Trabalhadores', cell.trabalhadores] as const] : []),
        ]}
      />
    </>
  );
}

/** Rejects the credit of a month as a whole; nothing where nothing counts. */
function CreditRejection({
  analysis,
  competencia,
  cell,
}: Pick<PeriodDrawerProps, 'analysis' | 'competencia'> & { cell: AnalysisCell }) {
  const { data: tese } = rejectableThesis.safeParse(cell.tese);
  if (!tese || cell.base === 0) return null;
  return (
    <RejectionChoice
      {...{ analysis, competencia, tese }}
      documento={null}
      rejeita
      label="Rejeitar o crédito deste mês"
    />
  );
}

/** Doubts that an analyst counted are no alerts any more: they are listed with their author, and can be taken back. */
function CountedDoubts({
  analysis,
  competencia,
  mayChange,
  effectOf,
}: Omit<PeriodDrawerProps, 'onMonth'> & { effectOf: (codigo: string) => ChoiceEffect | undefined }) {
  const counted = analysis.escolhas.filter(
    ({ valor }) => valor.tipo === 'duvida' && valor.competencia === competencia && valor.conta,
  );
  return counted.map(({ chave, valor, motivo, autor, em }) => (
    <p key={chave} className="flex flex-wrap items-center gap-x-4 text-caption text-muted">
      <span className="min-w-0 flex-1 basis-64">
        Dúvida contada por {displayName(autor)} em {formatDate(em)}: {motivo}
      </span>
      {mayChange && valor.tipo === 'duvida' && (
        <DoubtChoice
          {...{ id_apuracao: analysis.id_apuracao, competencia, codigo: valor.codigo }}
          decision="takeBack"
          effect={effectOf(valor.codigo)}
        />
      )}
    </p>
  ));
}
