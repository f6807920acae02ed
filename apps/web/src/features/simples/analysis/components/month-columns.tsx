import { type Cents, formatDecimal, formatPercent, reaisOf } from '@restitui/brazil/money.ts';
import { isDeclared } from '@restitui/domain/simples/analysis/month-state.ts';
import { isComputed, type MonthTotals } from '@restitui/domain/simples/analysis/month-totals.ts';
import { describeMonths, type MonthWork } from '@restitui/domain/simples/analysis/month-work.ts';
import type { ReactNode } from 'react';
import { formatDate } from '../../../../lib/formats.ts';
import { expiryOf } from '../expiry.ts';
import type { TotalCorrection } from '../total-correction.ts';
import { DiagnosisBadge } from './diagnosis-badge.tsx';
import { MonthWorkCell } from './month-work-cell.tsx';
import { TotalCell } from './total-cell.tsx';
import type { MonthPlaces } from './use-month-action.ts';

export type MonthColumnId =
  | 'declarado'
  | 'xml'
  | 'cobertura'
  | 'monofasicos'
  | 'total'
  | 'restituir'
  | 'corrigido'
  | 'diagnostico'
  | 'prescreve'
  | 'falta';

/** A column after the month: the value of a row, and the sum of some rows in the same place. */
export interface MonthColumn {
  id: MonthColumnId;
  header: string;
  align: 'start' | 'end';
  cell: (work: MonthWork) => ReactNode;
  sum: (sums: MonthTotals, months: readonly MonthWork[]) => ReactNode;
}

export interface MonthColumnsOptions {
  today: string;
  /** Reais with Selic by month; undefined while unknown. */
  corrected: ReadonlyMap<string, number> | undefined;
  correction: TotalCorrection | undefined;
  places: MonthPlaces;
}

type AmountTotal = Exclude<keyof MonthTotals, 'meses' | 'cobertura'>;

const unknown = '—';
const reais = (amount: number | undefined) => (amount === undefined ? unknown : formatDecimal(amount));

/** Formats cents without the symbol, which the heads of the columns have; '—' for an unknown amount. */
export function formatCents(cents: Cents | null): string {
  return cents === null ? unknown : formatDecimal(reaisOf(cents));
}

const share = (coverage: number) => (
  <span className={coverage < 0.9 ? 'text-warning' : ''}>{formatPercent(coverage * 100, 1)}</span>
);

/** Returns the columns in their order; unknown amounts are '—'. */
export function monthColumns({ today, corrected, correction, places }: MonthColumnsOptions): MonthColumn[] {
  const money = (
    id: MonthColumnId & AmountTotal,
    header: string,
    value: (work: MonthWork) => number | undefined,
  ): MonthColumn => ({
    id,
    header: `${header}, R$`,
    align: 'end',
    cell: (work) => reais(value(work)),
    sum: (sums) => formatCents(sums[id]),
  });
  return [
    money('declarado', 'Declarado', ({ row }) => (isDeclared(row) ? row.rb_auferida : undefined)),
    money('xml', 'Receita XML', ({ row }) => row.Receita_Bruta_XML),
    {
      id: 'cobertura',
      header: 'Cobertura',
      align: 'end',
      cell: ({ row }) => (row.sem_subs_rb + row.com_subs_rb === 0 ? unknown : share(row.cobertura)),
      sum: ({ cobertura }) => (cobertura === null ? unknown : share(cobertura)),
    },
    money('monofasicos', 'Monofásicos', ({ row }) => (isComputed(row) ? row.total_monofasicos : undefined)),
    money('total', 'Total', ({ row }) => (isComputed(row) ? row.total : undefined)),
    {
      id: 'restituir',
      header: 'A restituir, R$',
      align: 'end',
      cell: ({ row }) => <TotalCell row={row} correction={correction} />,
      sum: ({ restituir, fora }) => (
        <>
          {formatCents(restituir)}
          {fora > 0 && <span className="block font-normal text-caption text-muted">fora: {formatCents(fora)}</span>}
        </>
      ),
    },
    money('corrigido', 'Com a Selic', ({ row }) => corrected?.get(row.competencia)),
    {
      id: 'diagnostico',
      header: 'Diagnóstico',
      align: 'start',
      cell: ({ row }) => <DiagnosisBadge row={row} today={today} />,
      sum: () => null,
    },
    {
      id: 'prescreve',
      header: 'Prescreve em',
      align: 'start',
      cell: ({ row }) => <Expiry day={row.prescreve_em} today={today} />,
      sum: ({ prescreve }) =>
        prescreve > 0 && (
          <span className="figures block font-medium text-warning text-caption">
            {formatCents(prescreve)} em 90 dias
          </span>
        ),
    },
    {
      id: 'falta',
      header: 'O que falta',
      align: 'start',
      cell: (work) => <MonthWorkCell work={work} today={today} places={places} />,
      sum: (_sums, months) => <span className="font-normal text-muted">{describeMonths(months)}</span>,
    },
  ];
}

const expiryTones = { danger: 'text-danger', warning: 'text-warning', neutral: 'text-muted' };

function Expiry({ day, today }: { day: string | null; today: string }) {
  if (!day) return <span className="text-muted">{unknown}</span>;
  const { text, tone, soon, days } = expiryOf(day, today);
  return (
    <span className="figures block leading-4">
      {formatDate(day)}
      {(soon || days < 0) && <span className={`block text-caption ${expiryTones[tone]}`}>{text}</span>}
    </span>
  );
}
