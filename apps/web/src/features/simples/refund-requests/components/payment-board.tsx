import { formatBRL, sumOfReais } from '@restitui/brazil/money.ts';
import { formatPeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import {
  type PaymentStep,
  paymentStepLabels,
  paymentSteps,
} from '@restitui/domain/simples/refund-requests/payment-step.ts';
import { ChooseRow } from '../../../../ui/choose-rows.tsx';
import type { RowChoice } from '../../../../ui/data-column.ts';
import { amountOf, type PaymentRow } from '../payment-row.ts';
import { NextAction, type PaymentActions } from './next-action.tsx';
import { StepNote } from './payment-columns.tsx';
import { PaymentDeadline } from './payment-deadline.tsx';

interface PaymentBoardProps {
  rows: readonly PaymentRow[];
  choice: RowChoice<PaymentRow> | undefined;
  actions: PaymentActions;
}

/** Returns whether an empty column is left out: a step at the end, and the mirror, which only a DAS has. */
function isLeftOut(step: PaymentStep, rows: readonly PaymentRow[]): boolean {
  if (step === 'CONFERIR') return rows.every(({ request }) => request.teses.length > 0);
  return step === 'NEGADO' || step === 'CONCLUIDO';
}

/** Shows the payments in a column per step. */
export function PaymentBoard({ rows, choice, actions }: PaymentBoardProps) {
  const columns = paymentSteps
    .map((step) => ({ step, held: rows.filter((row) => row.step === step) }))
    .filter(({ step, held }) => held.length > 0 || !isLeftOut(step, rows));
  return (
    <section aria-label="Quadro dos pagamentos" className="overflow-x-auto border-t focus-visible:-outline-offset-2">
      <div className="grid auto-cols-[minmax(8rem,1fr)] grid-flow-col grid-rows-[auto_1fr]">
        {columns.map(({ step, held }) => (
          <section
            key={step}
            aria-label={paymentStepLabels[step]}
            className="row-span-2 grid grid-rows-subgrid border-r last:border-r-0"
          >
            <h3 className="border-b bg-sunken px-3 py-2 font-medium text-body">
              {paymentStepLabels[step]}
              <span className="figures text-muted">&nbsp;{held.length}</span>
              <span className="figures block font-normal text-caption text-muted">
                {held.length > 0 ? formatBRL(sumOfReais(held.map(({ request }) => amountOf(request)))) : '—'}
              </span>
            </h3>
            <ul
              aria-label={paymentStepLabels[step]}
              className="flex max-h-[32rem] flex-col gap-2 overflow-y-auto p-1.5"
            >
              {held.map((row) => (
                <BoardCard key={row.key} {...{ row, choice, actions }} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

function BoardCard({ row, choice, actions }: Omit<PaymentBoardProps, 'rows'> & { row: PaymentRow }) {
  return (
    <li className="flex flex-col gap-1.5 rounded-md border bg-surface p-2">
      <div className="flex flex-wrap items-start gap-x-2">
        {choice && <ChooseRow choice={choice} row={row} rowKey={({ key }) => key} />}
        <button
          type="button"
          onClick={() => actions.onOpen(row)}
          className="figures whitespace-nowrap rounded-sm text-left font-medium hover:underline"
        >
          {formatPeriod(row.request.competencia)}
        </button>
        <span className="figures ml-auto whitespace-nowrap">{formatBRL(amountOf(row.request))}</span>
      </div>
      <StepNote row={row} />
      {row.deadline && <PaymentDeadline deadline={row.deadline} />}
      <NextAction row={row} actions={actions} isBrief />
    </li>
  );
}
