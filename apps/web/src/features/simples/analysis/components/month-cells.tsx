import { plural } from '@restitui/brazil/counted.ts';
import type { AnalysisRow } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { TriangleAlert } from 'lucide-react';
import { formatDate } from '../../../../lib/formats.ts';
import { expiryOf } from '../expiry.ts';

const expiryTones = { danger: 'text-danger', warning: 'text-warning', neutral: 'text-muted' };

export function Expiry({ row, today }: { row: AnalysisRow; today: string }) {
  if (!row.prescreve_em) return <span className="text-muted">Sem data</span>;
  const { text, tone } = expiryOf(row.prescreve_em, today);
  return (
    <span className="figures block leading-4">
      {formatDate(row.prescreve_em)}
      <span className={`block text-caption ${expiryTones[tone]}`}>{text}</span>
    </span>
  );
}

export function AlertCount({ row }: { row: AnalysisRow }) {
  const count = row.alertas.length;
  if (count === 0) return <span className="text-muted">—</span>;
  return (
    <span className="inline-flex items-center gap-1 text-warning">
      <TriangleAlert aria-hidden className="size-3.5" />
      {count}
      <span className="sr-only">{plural(count, 'alerta', 'alertas')}</span>
    </span>
  );
}
