import { counted } from '@restitui/brazil/counted.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import {
  type MonthPayment,
  type MonthSituation,
  monthPayment,
  monthPaymentLabels,
  monthSituation,
  monthSituationLabels,
} from '@restitui/domain/recovery/debit-months/debit-month-totals.ts';
import type { DebitMonth } from '@restitui/domain/recovery/debit-months/debit-months.api.ts';
import { ChevronDown, Paperclip, Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { cn } from '../../../../lib/cn.ts';
import { Badge, type Tone } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { MonthKind } from '../month-tabs.ts';

interface MonthRowProps {
  kind: MonthKind;
  month: DebitMonth;
  /** Absent for read-only users. */
  onEdit: (() => void) | undefined;
}

const situationTones: Record<MonthSituation, Tone> = {
  disponivel: 'positive',
  negativo: 'danger',
  indisponivel: 'neutral',
};

const paymentTones: Record<MonthPayment, Tone> = { pago: 'positive', aberto: 'warning', sem_valor: 'neutral' };

/** Renders a month as a line that expands to its items and files. */
export function MonthRow({ kind, month, onEdit }: MonthRowProps) {
  const [open, setOpen] = useState(false);
  const details = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={details}
        onClick={() => setOpen(!open)}
        className="flex w-full flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 text-left text-body hover:bg-hover"
      >
        <span className="figures font-medium">{month.month}</span>
        <span className="flex flex-1 flex-wrap gap-1.5">
          {kind === 'recuperacao' && (
            <Badge tone={situationTones[monthSituation(month)]}>{monthSituationLabels[monthSituation(month)]}</Badge>
          )}
          <Badge tone={paymentTones[monthPayment(month)]}>{monthPaymentLabels[monthPayment(month)]}</Badge>
          {month.isSituacaoPerDComp && <Badge tone="info">PER/DCOMP</Badge>}
        </span>
        {month.files.length > 0 && (
          <span className="flex items-center gap-1 text-caption text-muted">
            <Paperclip aria-hidden className="size-3.5" />
            {counted(month.files.length, 'arquivo', 'arquivos')}
          </span>
        )}
        <span className="figures ml-auto font-semibold">
          {formatBRL(month.totalUsed)}
          {kind === 'recuperacao' && (
            <span className="font-normal text-caption text-muted"> de {formatBRL(month.credit)}</span>
          )}
        </span>
        <ChevronDown aria-hidden className={cn('size-4 shrink-0 text-muted', open && 'rotate-180')} />
      </button>
      <div id={details} hidden={!open} className="border-t bg-canvas px-4 py-3">
        <dl className="figures max-w-xl space-y-1 text-body">
          {kind === 'recuperacao' && <Line label="Crédito do mês" value={month.credit} />}
          {month.items.map(({ verba, value }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item may occur twice and has no key of its own
            <Line key={i} label={verba} value={value} />
          ))}
          <Line label="Total utilizado" value={month.totalUsed} strong />
        </dl>
        {month.files.length > 0 && (
          <ul aria-label="Arquivos do mês" className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-caption text-muted">
            {month.files.map(({ id, nome }) => (
              <li key={id} className="flex items-center gap-1">
                <Paperclip aria-hidden className="size-3.5" />
                {nome}
              </li>
            ))}
          </ul>
        )}
        {onEdit && (
          <Button size="sm" className="mt-3" onClick={onEdit} aria-label={`Editar ${month.month}`}>
            <Pencil aria-hidden />
            Editar
          </Button>
        )}
      </div>
    </>
  );
}

function Line({ label, value, strong = false }: { label: string; value: number; strong?: boolean }) {
  return (
    <div className={cn('flex justify-between gap-4', strong && 'border-t pt-1 font-semibold')}>
      <dt className="min-w-0">{label}</dt>
      <dd className="shrink-0">{formatBRL(value)}</dd>
    </div>
  );
}
