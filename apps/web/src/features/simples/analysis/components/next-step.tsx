import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { AppLink } from '../../../../lib/app-link.ts';
import { Button } from '../../../../ui/button.tsx';
import { type Stage, type StageStatus, stageLabels } from '../stages.ts';

interface NextStepProps {
  /** The first stage with something to do; undefined when the case is finished. */
  current: StageStatus | undefined;
  shown: Stage;
  linkTo: (stage: Stage) => AppLink;
}

/** Links to the next action, unless its stage is open; the review offers it itself. */
export function NextStep({ current, shown, linkTo }: NextStepProps) {
  if (!current || current.stage === shown || shown === 'revisar') return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-dashed px-4 py-2 print:hidden">
      <p className="min-w-0 flex-1 basis-52 text-body text-muted">
        Próximo passo, em {stageLabels[current.stage]}: <span className="figures text-ink">{current.fact}</span>
      </p>
      <Button asChild>
        <Link {...linkTo(current.stage)} resetScroll={false}>
          {current.action}
          <ArrowRight aria-hidden />
        </Link>
      </Button>
    </div>
  );
}
