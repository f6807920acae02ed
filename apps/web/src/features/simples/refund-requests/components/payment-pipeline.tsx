import { counted, plural } from '@restitui/brazil/counted.ts';
import { formatBRL, sumOfReais } from '@restitui/brazil/money.ts';
import { periodYear } from '@restitui/brazil/tax-month.ts';
import { canIssueBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import { canReadFeeReturns } from '@restitui/domain/billing/fees/fees.access.ts';
import { formatPeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { canBookPaymentFees } from '@restitui/domain/simples/payment-fees/payment-fees.access.ts';
import type { PaymentFee } from '@restitui/domain/simples/payment-fees/payment-fees.api.ts';
import type { PaymentStep } from '@restitui/domain/simples/refund-requests/payment-step.ts';
import { canSaveRefundRequests } from '@restitui/domain/simples/refund-requests/refund-requests.access.ts';
import type { StepKind } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import { useState } from 'react';
import { useLarge } from '../../../../lib/media-query.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { useOnRequest } from '../../../../lib/use-later.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { caseFoldName, shownUnfolded } from '../../../../ui/fold-rows.ts';
import { FoldingCard } from '../../../../ui/folding-card.tsx';
import { LoadingNote } from '../../../../ui/skeleton.tsx';
import { FeeReturnsOnRequest } from '../../../billing/fees/components/fee-returns-on-request.tsx';
import { amountOf, type FeeAction, feeActionOf, nextKind, type PaymentRow, withMonths } from '../payment-row.ts';
import type { CaseArea } from '../refund-requests.queries.ts';
import { paymentLine } from '../step-texts.ts';
import { DeadlineSources } from './deadline-sources.tsx';
import { NextAction, type PaymentActions } from './next-action.tsx';
import { PaymentBoard } from './payment-board.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { PaymentSelection } from './payment-selection.tsx';
import { PaymentChips, type PaymentView, PaymentViews } from './payment-toolbar.tsx';
import { RefundRequestDialog } from './refund-request-dialog.tsx';
import { StepDialog } from './step-dialog.tsx';
import { usePaymentRows } from './use-payment-rows.ts';

const loadFeeDialog = async () => (await import('../../payment-fees/components/fee-dialog.tsx')).FeeDialog;

interface PaymentPipelineProps {
  id_apuracao: string;
  cnpj: string;
  today: string;
  area?: CaseArea;
  onMonth: (competencia: string) => void;
}

const nothing: ReadonlySet<string> = new Set();
const years = {
  name: caseFoldName,
  column: 'valor',
  heading: ({ request }: PaymentRow) => periodYear(request.competencia),
  total: (rows: readonly PaymentRow[]) => formatBRL(sumOfReais(rows.map(({ request }) => amountOf(request)))),
};

/** Lists the payments with the step each is at, its deadline and its next action, as a list or a board. */
export function PaymentPipeline({ id_apuracao, cnpj, today, area = 'simples', onMonth }: PaymentPipelineProps) {
  const actor = useActor();
  const mayRecord = canSaveRefundRequests(actor);
  const mayFee: Record<FeeAction, boolean> = { LANCAR: canBookPaymentFees(actor), COBRAR: canIssueBoletos(actor) };
  const { rows, error, retry } = usePaymentRows({ id_apuracao, area, today });
  const isWide = useLarge();
  const [view, setView] = useState<PaymentView>('lista');
  const [step, setStep] = useState<PaymentStep>();
  const [chosen, setChosen] = useState(nothing);
  const [open, setOpen] = useState<string>();
  const [state, setState] = useState<PaymentRow>();
  const [entry, setEntry] = useState<{ kind: StepKind; rows: readonly PaymentRow[] }>();
  const [billing, setBilling] = useState<{ action: FeeAction; fees: readonly PaymentFee[] }>();
  const [returning, setReturning] = useState<PaymentRow>();
  const FeeDialog = useOnRequest(loadFeeDialog, billing !== undefined, () => setBilling(undefined));
  if (error) return <ErrorState title="Erro ao carregar os pagamentos." error={error} onRetry={retry} />;
  if (!rows) return <LoadingNote />;
  if (rows.length === 0) return null;

  const mayChoose = (row: PaymentRow) => {
    const action = feeActionOf(row);
    return nextKind(row) !== undefined || (action !== undefined && mayFee[action]);
  };
  const bill = (action: FeeAction) =>
    mayFee[action]
      ? (of: readonly PaymentRow[]) => {
          setOpen(undefined);
          setBilling({ action, fees: of.flatMap(({ fee }) => fee ?? []) });
        }
      : undefined;
  const onFee = { LANCAR: bill('LANCAR'), COBRAR: bill('COBRAR') };
  const one = (action: FeeAction) => {
    const open = onFee[action];
    return open && ((row: PaymentRow) => open([row]));
  };
  const isBoard = isWide && view === 'quadro';
  const shown = rows.filter((row) => isBoard || step === undefined || row.step === step);
  const selected = shown.filter((row) => chosen.has(row.key) && mayChoose(row));
  const opened = rows.find(({ key }) => key === open);
  const enter = (kind: StepKind, of: readonly PaymentRow[]) => {
    setOpen(undefined);
    setEntry({ kind, rows: kind === 'RETIFICADORA' ? withMonths(of, rows) : of });
  };
  const actions: PaymentActions = {
    cnpj,
    onStep: mayRecord ? (kind, row) => enter(kind, [row]) : undefined,
    onMonth: (competencia) => {
      setOpen(undefined);
      onMonth(competencia);
    },
    onReturns: canReadFeeReturns(actor)
      ? (row) => {
          setOpen(undefined);
          setReturning(row);
        }
      : undefined,
    onOpen: ({ key }) => setOpen(key),
    onFee: { LANCAR: one('LANCAR'), COBRAR: one('COBRAR') },
  };
  const hasActions = rows.some((row) => mayRecord || !nextKind(row));
  const choice = mayRecord
    ? {
        ...{ chosen, onChange: setChosen },
        label: ({ request }: PaymentRow) => `Selecionar ${paymentLine(request)}`,
        may: mayChoose,
      }
    : undefined;

  return (
    <FoldingCard
      flush
      isFolding={area === 'file-analyses'}
      title="Andamento dos pagamentos"
      summary={`${counted(rows.length, 'pagamento', 'pagamentos')}, ${formatBRL(sumOfReais(rows.map(({ request }) => amountOf(request))))}`}
      description={`${rows.length} ${plural(rows.length, 'pagamento', 'pagamentos')}, da retificadora ao boleto dos honorários, com o próximo passo de cada um.`}
      actions={isWide && <PaymentViews view={view} onView={setView} />}
    >
      {!isBoard && <PaymentChips rows={rows} step={step} onStep={setStep} />}
      {selected.length > 0 && (
        <PaymentSelection chosen={selected} onStep={enter} onFee={onFee} onClear={() => setChosen(nothing)} />
      )}
      {isBoard ? (
        <PaymentBoard rows={rows} choice={choice} actions={actions} />
      ) : (
        <DataTable
          label="Pagamentos"
          columns={paymentColumns}
          rows={shown}
          rowKey={({ key }) => key}
          onRowOpen={actions.onOpen}
          {...(hasActions && {
            rowActions: (row: PaymentRow) => <NextAction row={row} actions={actions} />,
            actionsWidth: '13rem',
          })}
          choice={choice}
          {...(shown.length > shownUnfolded && { fold: years })}
        />
      )}
      <DeadlineSources rows={shown} />
      {opened && (
        <PaymentDialog
          row={opened}
          actions={actions}
          onState={
            mayRecord
              ? () => {
                  setOpen(undefined);
                  setState(opened);
                }
              : undefined
          }
          onClose={() => setOpen(undefined)}
        />
      )}
      {entry && (
        <StepDialog
          {...{ id_apuracao, cnpj, today, kind: entry.kind }}
          requests={entry.rows.map(({ request }) => request)}
          onClose={() => setEntry(undefined)}
          onSaved={() => {
            setEntry(undefined);
            setChosen(nothing);
          }}
        />
      )}
      {billing && FeeDialog && (
        <FeeDialog
          {...{ id_apuracao, cnpj, ...billing }}
          onClose={() => setBilling(undefined)}
          onSaved={() => {
            setBilling(undefined);
            setChosen(nothing);
          }}
        />
      )}
      {returning && (
        <FeeReturnsOnRequest
          title={`Devoluções de honorários, PA ${formatPeriod(returning.request.competencia)}`}
          of={{ id_client: cnpj, id_credit: returning.fee?.cobranca?.id_credit ?? undefined }}
          onClose={() => setReturning(undefined)}
        />
      )}
      <RefundRequestDialog id_apuracao={id_apuracao} request={state?.request} onClose={() => setState(undefined)} />
    </FoldingCard>
  );
}
