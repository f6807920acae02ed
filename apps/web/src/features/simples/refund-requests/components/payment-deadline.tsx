import { counted } from '@restitui/brazil/counted.ts';
import { formatDate } from '../../../../lib/formats.ts';
import type { PaymentRow } from '../payment-row.ts';

const urgent = 4;
const near = 90;

/** Shows the last day of a step and the days left; a dash when no law sets one. */
export function PaymentDeadline({ deadline }: Pick<PaymentRow, 'deadline'>) {
  if (!deadline) return <span className="text-muted">—</span>;
  const { day, days, label, isGeneral } = deadline;
  // The term begins with the notice, which is not recorded: it may still run.
  const isOver = isGeneral && days < 0;
  const tone = isOver ? 'text-warning' : days <= urgent ? 'text-danger' : days <= near ? 'text-warning' : 'text-muted';
  return (
    <span className="figures block whitespace-normal leading-tight">
      <span className="block text-caption text-muted">
        {label}
        {isGeneral && <span title="Conhecimento geral: confira na lei."> (confira)</span>}
      </span>
      {formatDate(day)}{' '}
      <span className={`whitespace-nowrap text-caption ${tone}`}>{isOver ? 'confira a ciência' : daysText(days)}</span>
    </span>
  );
}

function daysText(days: number): string {
  if (days === 0) return 'hoje';
  return days < 0 ? `há ${counted(-days, 'dia', 'dias')}` : counted(days, 'dia', 'dias');
}
