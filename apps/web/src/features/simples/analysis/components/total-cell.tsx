import { formatBRL, formatDecimal } from '@restitui/brazil/money.ts';
import type { AnalysisRow } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { MoneyEditor } from '../../../../ui/money-editor.tsx';

interface TotalCellProps {
  row: AnalysisRow;
  /** Undefined for read-only users. */
  onSave: ((valor: number) => void) | undefined;
}

/** Shows the refundable total, editable in place, with its editor and the computed value. */
export function TotalCell({ row, onSave }: TotalCellProps) {
  const [editing, setEditing] = useState(false);

  if (editing && onSave) {
    return (
      <MoneyEditor
        label={`Total a restituir de ${row.competencia}`}
        initial={formatDecimal(row.total_a_restituir)}
        onCancel={() => setEditing(false)}
        onSave={(valor) => {
          setEditing(false);
          if (valor !== row.total_a_restituir) onSave(valor);
        }}
      />
    );
  }

  return (
    <div className="flex flex-col items-end">
      {onSave ? (
        <button
          type="button"
          aria-label={`Editar total a restituir de ${row.competencia}: ${formatBRL(row.total_a_restituir)}`}
          onClick={() => setEditing(true)}
          className="group/edit relative z-10 -mx-1 inline-flex items-center gap-1.5 rounded-sm px-1 font-semibold hover:bg-sunken"
        >
          <Pencil
            aria-hidden
            className="size-3 text-muted opacity-0 group-hover/row:opacity-100 group-focus-visible/edit:opacity-100 pointer-coarse:opacity-100"
          />
          {formatBRL(row.total_a_restituir)}
        </button>
      ) : (
        <span className="font-semibold">{formatBRL(row.total_a_restituir)}</span>
      )}
      <EditNote row={row} />
    </div>
  );
}

/** Shows who edited the total, the computed value, and whether that has changed since. */
export function EditNote({ row }: { row: AnalysisRow }) {
  if (!row.editado_por) return null;
  return (
    <span className="max-w-full truncate font-normal text-caption text-muted">
      {row.editado_por} · calculado {formatBRL(row.total_calculado)}
      {row.recalculado && <strong className="font-medium text-warning"> · recalculado</strong>}
    </span>
  );
}
