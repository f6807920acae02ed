import { formatBRL } from '@restitui/brazil/money.ts';
import {
  claimStrengthLabels,
  claimStrengthTexts,
  type StrengthAmounts,
} from '@restitui/domain/simples/analysis/claim-strength.ts';
import { StatusDot } from '../../../../ui/badge.tsx';
import { strengthTones } from './strength-badge.tsx';

/** Shows a refund by strength: the certain part first and largest, all else apart. */
export function StrengthSummary({ amounts, label }: { amounts: StrengthAmounts; label: string }) {
  const { certa, defensavel, a_provar, a_revisar } = amounts;
  const further = [
    { strength: 'defensavel' as const, value: defensavel },
    { strength: 'a_provar' as const, value: a_provar },
  ];
  return (
    <section
      aria-label={label}
      className="flex flex-wrap items-end gap-x-8 gap-y-3 rounded-lg border bg-surface px-4 py-3"
    >
      <div>
        <p className="flex items-center gap-1.5 text-caption text-muted">
          <StatusDot tone={strengthTones.certa} />
          {claimStrengthLabels.certa}
        </p>
        <p className="figures font-semibold text-figure tracking-tight">{formatBRL(certa)}</p>
        <p className="text-caption text-muted">{claimStrengthTexts.certa}</p>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {further.map(({ strength, value }) => (
          <div key={strength}>
            <dt className="flex items-center gap-1.5 text-caption text-muted" title={claimStrengthTexts[strength]}>
              <StatusDot tone={strengthTones[strength]} />
              {claimStrengthLabels[strength]}
            </dt>
            <dd className="figures font-medium text-body">{formatBRL(value)}</dd>
          </div>
        ))}
        {a_revisar > 0 && (
          <div>
            <dt className="text-caption text-muted">A revisar, fora do total</dt>
            <dd className="figures font-medium text-body">{formatBRL(a_revisar)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
