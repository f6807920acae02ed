import { displayName } from '@restitui/brazil/display-name.ts';
import type { WorkRow } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import { Button } from '../../../../ui/button.tsx';
import { snoozeDayText, snoozedTitle, textOfRow } from '../work-text.ts';

interface SnoozedRowsProps {
  rows: readonly WorkRow[];
  total: number;
  onReturn: (row: WorkRow) => void;
}

/** The snoozed rows with the day on which each returns. */
export function SnoozedRows({ rows, total, onReturn }: SnoozedRowsProps) {
  if (total === 0) return null;
  return (
    <details className="mt-4 rounded-md border bg-surface">
      <summary className="cursor-pointer rounded-md px-4 py-2 font-medium text-body hover:bg-hover">
        {snoozedTitle(total)}
      </summary>
      <ul className="divide-y border-t">
        {rows.map((row) => (
          <li key={row.id} className="flex items-center gap-4 px-4 py-2">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium text-body">{displayName(row.assunto)}</span>
              <span className="block truncate text-body text-muted">{textOfRow(row)}</span>
            </span>
            <span className="figures text-body text-muted">{snoozeDayText(row.adiado_ate ?? '')}</span>
            <Button size="sm" aria-label={`Trazer de volta: ${displayName(row.assunto)}`} onClick={() => onReturn(row)}>
              Trazer de volta
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
