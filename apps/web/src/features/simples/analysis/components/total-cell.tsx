import { formatBRL, formatDecimal } from '@restitui/brazil/money.ts';
import { isDeclared } from '@restitui/domain/simples/analysis/month-state.ts';
import { hasKnownRefund } from '@restitui/domain/simples/analysis/month-totals.ts';
import type { AnalysisRow } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { correctionReason, exceedsPaid, paidInMonth } from '@restitui/domain/simples/analysis/total-correction.ts';
import { Pencil, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useOnRequest } from '../../../../lib/use-later.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { MoneyEditor } from '../../../../ui/money-editor.tsx';
import { formatCorrection, type TotalCorrection } from '../total-correction.ts';

const loadReasonDialog = async () => (await import('../../../../ui/reason-dialog.tsx')).ReasonDialog;

interface TotalCellProps {
  row: AnalysisRow;
  /** Undefined for read-only users. */
  correction: TotalCorrection | undefined;
}

/** Shows the refundable total without the symbol, which the head of its column has; editable in place with a reason, with its editor and the computed value. */
export function TotalCell({ row, correction }: TotalCellProps) {
  const [editing, setEditing] = useState(false);
  const [typed, setTyped] = useState<number>();
  const ReasonDialog = useOnRequest(loadReasonDialog, typed !== undefined, () => setTyped(undefined));
  const { competencia } = row;

  // Without a declaration nothing is known to have been paid, so there is no total to correct.
  if (!isDeclared(row) && !row.editado_por) return <span className="text-muted">—</span>;
  const shown = hasKnownRefund(row) ? formatDecimal(row.total_a_restituir) : '—';
  if (editing && correction) {
    return (
      <>
        {/* Its column is narrower than an amount with two buttons. */}
        <div className="md:-ml-24">
          <MoneyEditor
            label={`Total a restituir de ${competencia}`}
            initial={formatDecimal(row.total_a_restituir)}
            refusalOf={(valor) =>
              exceedsPaid(row, valor) ? `No máximo o PIS e a COFINS pagos: ${formatBRL(paidInMonth(row))}.` : undefined
            }
            onCancel={() => setEditing(false)}
            onSave={(valor) => {
              if (valor === row.total_a_restituir) setEditing(false);
              else setTyped(valor);
            }}
          />
        </div>
        {typed !== undefined && ReasonDialog && (
          <ReasonDialog
            title={`Corrigir o total de ${competencia}?`}
            description={`${formatBRL(typed)} no lugar de ${formatBRL(row.total_a_restituir)}. O motivo fica no histórico e no dossiê; o valor calculado pode voltar a qualquer momento.`}
            confirmLabel="Corrigir"
            tone="primary"
            reason={correctionReason}
            maxLength={500}
            rows={3}
            pending={false}
            draft={correction.draft}
            onConfirm={(motivo) => {
              correction.save({ competencia, valor: typed, motivo });
              setTyped(undefined);
              setEditing(false);
            }}
            onClose={() => setTyped(undefined)}
          />
        )}
      </>
    );
  }

  return (
    <div className="flex flex-col items-end">
      {correction ? (
        <button
          type="button"
          aria-label={`Editar total a restituir de ${competencia}: ${formatBRL(row.total_a_restituir)}`}
          onClick={() => setEditing(true)}
          className="group/edit relative z-10 -mx-1 inline-flex items-center gap-1.5 rounded-sm px-1 font-semibold hover:bg-sunken"
        >
          <Pencil
            aria-hidden
            className="size-3 text-muted opacity-0 group-hover/row:opacity-100 group-focus-visible/edit:opacity-100 pointer-coarse:opacity-100"
          />
          {shown}
        </button>
      ) : (
        <span className="font-semibold">{shown}</span>
      )}
      <StrengthNote row={row} />
      <span className="flex max-w-full items-center">
        {row.editado_por && correction && (
          <IconButton
            icon={RotateCcw}
            size="sm"
            className="relative z-10"
            label={`Voltar ao calculado de ${competencia}: ${formatBRL(row.total_calculado)}`}
            onClick={() => correction.restore(competencia)}
          />
        )}
        <EditNote row={row} />
      </span>
    </div>
  );
}

/** Shows the certain part of a total where other parts are weaker. */
function StrengthNote({ row: { forca, total_a_restituir } }: { row: AnalysisRow }) {
  if (!forca || total_a_restituir === 0 || forca.certa === total_a_restituir) return null;
  return <span className="font-normal text-caption text-muted">{formatDecimal(forca.certa)} certos</span>;
}

/** Shows who edited the total, why, the computed value, and whether that has changed since. */
export function EditNote({ row }: { row: AnalysisRow }) {
  if (!row.editado_por) return null;
  return (
    <span className="max-w-full truncate font-normal text-caption text-muted" title={row.editado_motivo || undefined}>
      {formatCorrection(row)}
      {row.recalculado && <strong className="font-medium text-warning">&nbsp;· recalculado</strong>}
    </span>
  );
}
