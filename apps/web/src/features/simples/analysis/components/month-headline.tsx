import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { formatBRL, formatPercent } from '@restitui/brazil/money.ts';
import { claimStrengthLabels } from '@restitui/domain/simples/analysis/claim-strength.ts';
import { isDeclared, isUnpaid, unpaidLabel } from '@restitui/domain/simples/analysis/month-state.ts';
import type { AnalysisRow } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { formatDate } from '../../../../lib/formats.ts';
import { expiryOf } from '../expiry.ts';
import { AlertList } from './alert-list.tsx';
import { DiagnosisBadge } from './diagnosis-badge.tsx';
import { StrengthBadge } from './strength-badge.tsx';
import { EditNote } from './total-cell.tsx';

/** Shows the refund of a month, its limitation date, its coverage and its alerts. */
export function MonthHeadline({ row, today }: { row: AnalysisRow; today: string }) {
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <p className="text-caption text-muted">Total a restituir</p>
          <p className="figures font-semibold text-figure tracking-tight">
            {isDeclared(row) || row.editado_por ? formatBRL(row.total_a_restituir) : '—'}
          </p>
          <EditNote row={row} />
          <StrengthLine row={row} />
        </div>
        <dl className="flex flex-wrap gap-x-8 gap-y-3 text-body">
          <div>
            <dt className="mb-1 text-caption text-muted">Diagnóstico</dt>
            <dd>
              <DiagnosisBadge row={row} today={today} />
            </dd>
          </div>
          {row.forca?.nivel && (
            <div>
              <dt className="mb-1 text-caption text-muted">Força</dt>
              <dd>
                <StrengthBadge strength={row.forca.nivel} />
              </dd>
            </div>
          )}
          <div>
            <dt className="mb-1 text-caption text-muted">Prescreve em</dt>
            <dd className="figures">
              {row.prescreve_em
                ? `${formatDate(row.prescreve_em)} (${expiryOf(row.prescreve_em, today).text})`
                : isUnpaid(row)
                  ? `Sem data: ${unpaidLabel}`
                  : 'Sem data'}
            </dd>
          </div>
          <div>
            <dt className="mb-1 text-caption text-muted">Cobertura</dt>
            <dd className="figures">{isDeclared(row) ? formatPercent(row.cobertura * 100, 1) : '—'}</dd>
          </div>
        </dl>
      </div>
      {row.alertas.length > 0 && <AlertList alerts={row.alertas} />}
    </div>
  );
}

/** Splits the total of a month by strength, the certain part first. */
function StrengthLine({ row: { forca } }: { row: AnalysisRow }) {
  if (!forca?.nivel) return null;
  const parts = [
    `${claimStrengthLabels.certa} ${formatBRL(forca.certa)}`,
    ...(['defensavel', 'a_provar'] as const)
      .filter((strength) => forca[strength] > 0)
      .map((strength) => `${claimStrengthLabels[strength]} ${formatBRL(forca[strength])}`),
    ...(forca.a_revisar > 0 ? [`A revisar, fora do total, ${formatBRL(forca.a_revisar)}`] : []),
  ];
  return <p className="figures text-caption text-muted">{joinFacts(...parts)}</p>;
}
