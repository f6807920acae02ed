import {
  type ClaimStrength,
  claimStrengthLabels,
  claimStrengthTexts,
} from '@restitui/domain/simples/analysis/claim-strength.ts';
import { Badge, type Tone } from '../../../../ui/badge.tsx';
import { Tooltip } from '../../../../ui/tooltip.tsx';

export const strengthTones: Record<ClaimStrength, Tone> = {
  certa: 'positive',
  defensavel: 'info',
  a_provar: 'warning',
};

/** Names the strength of a claim; its meaning is in the tooltip. */
export function StrengthBadge({ strength }: { strength: ClaimStrength }) {
  return (
    <Tooltip text={claimStrengthTexts[strength]}>
      <button type="button" className="cursor-default rounded-full">
        <Badge tone={strengthTones[strength]}>{claimStrengthLabels[strength]}</Badge>
      </button>
    </Tooltip>
  );
}
