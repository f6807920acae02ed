import { counted } from '@restitui/brazil/counted.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { claimStrengthLabels, type MonthReason } from '@restitui/domain/simples/analysis/claim-strength.ts';
import { CircleQuestionMark } from 'lucide-react';
import { useId, useState } from 'react';
import { StatusDot, type Tone } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { strengthTones } from './strength-badge.tsx';

const shownAtFirst = 6;

const toneOf = ({ situacao, forca }: MonthReason): Tone =>
  situacao === 'fora' || !forca ? 'neutral' : strengthTones[forca];

/** Says in one sentence each what decided the items of a month, with the effect in reais; the law is behind '?'. */
export function ReasonsSection({ reasons }: { reasons: readonly MonthReason[] }) {
  const [isWhole, setWhole] = useState(false);
  if (reasons.length === 0) return null;
  const shown = isWhole ? reasons : reasons.slice(0, shownAtFirst);
  return (
    <section aria-labelledby="reasons" className="min-w-0">
      <h3 id="reasons" className="mb-1 font-medium text-body">
        O que decidiu o mês
      </h3>
      <ul className="divide-y border-y">
        {shown.map((reason) => (
          <ReasonLine key={`${reason.situacao} ${reason.forca} ${reason.texto}`} reason={reason} />
        ))}
      </ul>
      {reasons.length > shownAtFirst && (
        <Button size="sm" variant="ghost" className="mt-2" onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Mostrar menos' : `Mostrar todos (${reasons.length})`}
        </Button>
      )}
    </section>
  );
}

function ReasonLine({ reason }: { reason: MonthReason }) {
  const [hasLaw, setLaw] = useState(false);
  const id = useId();
  const { texto, lei, fonte, forca, itens, valor } = reason;
  return (
    <li className="flex items-start gap-2 py-2">
      <StatusDot tone={toneOf(reason)} className="mt-2" />
      <div className="min-w-0 flex-1">
        <p id={id} className="text-body leading-5">
          {texto}
        </p>
        <p className="figures text-caption text-muted">
          {joinFacts(counted(itens, 'item', 'itens'), formatBRL(valor), forca && claimStrengthLabels[forca])}
        </p>
        {hasLaw && <p className="text-caption text-muted">{[lei, fonte].filter(Boolean).join('. ')}</p>}
      </div>
      {lei && (
        <IconButton
          icon={CircleQuestionMark}
          size="sm"
          label={hasLaw ? 'Ocultar a lei' : 'Ver a lei'}
          aria-describedby={id}
          aria-expanded={hasLaw}
          onClick={() => setLaw(!hasLaw)}
        />
      )}
    </li>
  );
}
