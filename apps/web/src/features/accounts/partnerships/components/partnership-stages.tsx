import {
  type PartnershipStage,
  partnershipStageLabels,
} from '@restitui/domain/accounts/partnerships/partnership-stages.ts';
import type { Partnership } from '@restitui/domain/accounts/partnerships/partnerships.api.ts';
import { Check } from 'lucide-react';
import { cn } from '../../../../lib/cn.ts';
import { formatDateTime } from '../../../../lib/formats.ts';
import { StageAction } from './stage-action.tsx';

const stateLabels: Record<PartnershipStage['state'], string> = { FEITA: 'Feita', AGORA: 'Agora', DEPOIS: 'Depois' };

interface PartnershipStagesProps {
  partnership: Partnership;
  /** Set where the page offers the next act already: a page has one primary button. */
  hasOwnAct?: boolean;
  /** Leaves out the stages that are done. */
  onlyMissing?: boolean;
}

const isOpen = ({ state, act }: PartnershipStage) => state === 'AGORA' && act !== null;

/** Returns a sentence for a fact that follows it after a dot, which stays at the end of its line. */
const beforeDot = (sentence: string) => `${sentence.replace(/\.$/, '')}\u00a0· `;

/** The stages in order, each with its state, date, what is missing and the next step. */
export function PartnershipStages({ partnership, hasOwnAct = false, onlyMissing = false }: PartnershipStagesProps) {
  const next = hasOwnAct ? undefined : partnership.stages.find(isOpen)?.key;
  const numbered = partnership.stages.map((stage, i) => ({ stage, number: i + 1 }));
  const shown = numbered.filter(({ stage }) => !onlyMissing || stage.state !== 'FEITA');
  return (
    <ol className="divide-y" aria-label="Etapas da parceria">
      {shown.map(({ stage, number }) => (
        <li key={stage.key} className="flex items-start gap-x-4 px-4 py-3">
          <Marker state={stage.state} number={number} />
          <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-2">
            <div className="min-w-0 flex-1 basis-52">
              <p className={cn('font-medium text-body', stage.state === 'DEPOIS' && 'text-muted')}>
                {partnershipStageLabels[stage.key]} <span className="sr-only">({stateLabels[stage.state]})</span>
              </p>
              <p className="break-words text-caption text-muted">
                {stage.date ? (
                  <>
                    {beforeDot(stage.text)}
                    <time dateTime={stage.date} className="figures whitespace-nowrap">
                      {formatDateTime(stage.date)}
                    </time>
                  </>
                ) : (
                  stage.text
                )}
              </p>
            </div>
            {stage.act && <StageAction act={stage.act} partnership={partnership} isNext={stage.key === next} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

const markers: Record<PartnershipStage['state'], string> = {
  FEITA: 'bg-positive-soft text-positive',
  AGORA: 'bg-info-soft text-info',
  DEPOIS: 'bg-sunken text-muted',
};

function Marker({ state, number }: { state: PartnershipStage['state']; number: number }) {
  return (
    <span
      aria-hidden
      className={cn(
        'figures mt-0.5 grid size-6 shrink-0 place-items-center rounded-full font-medium text-caption',
        markers[state],
      )}
    >
      {state === 'FEITA' ? <Check className="size-3.5" /> : number}
    </span>
  );
}
