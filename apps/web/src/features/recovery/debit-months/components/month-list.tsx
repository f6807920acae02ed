import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import type { DebitMonth } from '@restitui/domain/recovery/debit-months/debit-months.api.ts';
import { CalendarRange } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { debitMonthMessages } from '../debit-months.messages.ts';
import type { MonthKind } from '../month-tabs.ts';
import { MonthForm } from './month-form.tsx';
import { MonthRow } from './month-row.tsx';

interface MonthListProps {
  kind: MonthKind;
  assessment: Assessment;
  months: readonly DebitMonth[];
  mayEdit: boolean;
}

/** Renders one row per month; the edited one is replaced by its form. */
export function MonthList({ kind, assessment, months, mayEdit }: MonthListProps) {
  const [editing, setEditing] = useState<string>();
  if (months.length === 0) {
    return (
      <EmptyState
        icon={CalendarRange}
        title={debitMonthMessages.none}
        description="Cada mês reúne as verbas em que o crédito foi usado e o que falta pagar."
      />
    );
  }
  return (
    <ul aria-label="Meses" className="divide-y divide-line rounded-md border">
      {months.map((month) => (
        <li key={month.id}>
          {mayEdit && editing === month.id ? (
            <MonthForm kind={kind} assessment={assessment} month={month} onDone={() => setEditing(undefined)} />
          ) : (
            <MonthRow kind={kind} month={month} onEdit={mayEdit ? () => setEditing(month.id) : undefined} />
          )}
        </li>
      ))}
    </ul>
  );
}
