import { Link } from '@tanstack/react-router';
import { ChevronDown, Circle, CircleCheck, CircleDot } from 'lucide-react';
import type { AppLink } from '../../../../lib/app-link.ts';
import { cn } from '../../../../lib/cn.ts';
import { preload } from '../../../../lib/when-idle.ts';
import { currentStage, type Stage, type StageStatus, stageLabels } from '../stages.ts';
import { stageLoads } from './later-stages.ts';

interface StageBarProps {
  stages: readonly StageStatus[];
  /** The stage of the URL. */
  shown: Stage;
  linkTo: (stage: Stage) => AppLink;
}

/** Links to the stages of a case: in one row, or where that has no room the open one, which unfolds all. */
export function StageBar({ stages, shown, linkTo }: StageBarProps) {
  const current = currentStage(stages)?.stage;
  const place = stages.findIndex(({ stage }) => stage === shown);
  const open = stages[place];

  return (
    <nav aria-label="Etapas do caso" className="@container print:hidden">
      <ol className="grid grid-cols-7 divide-x overflow-hidden rounded-md border bg-surface @max-[54rem]:hidden">
        {stages.map((status) => (
          <li key={status.stage} className="min-w-0">
            <StageLink status={status} current={current} shown={shown} link={linkTo(status.stage)} />
          </li>
        ))}
      </ol>
      {open && (
        <details key={shown} className="group/stages overflow-hidden rounded-md border bg-surface @min-[54rem]:hidden">
          <summary className="flex cursor-pointer list-none items-center bg-brand-soft focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
            <StageFacts status={open} isCurrent={open.stage === current} isShown />
            <span className="flex items-center gap-1 self-stretch border-l bg-surface px-3 text-caption text-muted">
              {place + 1} de {stages.length}
              <ChevronDown aria-hidden className="size-4 group-open/stages:rotate-180" />
            </span>
          </summary>
          <ol className="divide-y border-t">
            {stages.map((status) => (
              <li key={status.stage}>
                <StageLink status={status} current={current} shown={shown} link={linkTo(status.stage)} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </nav>
  );
}

interface StageLinkProps {
  status: StageStatus;
  current: Stage | undefined;
  shown: Stage;
  link: AppLink;
}

function StageLink({ status, current, shown, link }: StageLinkProps) {
  const isShown = status.stage === shown;
  const begin = () => preload(...stageLoads(status.stage));
  return (
    <Link
      {...link}
      resetScroll={false}
      onPointerEnter={begin}
      onFocus={begin}
      // The router sets the same value once the URL names the stage.
      aria-current={isShown ? 'page' : undefined}
      className={cn(
        'block h-full focus-visible:-outline-offset-2',
        isShown ? 'bg-brand-soft' : 'hover:bg-hover active:bg-hover',
      )}
    >
      <StageFacts status={status} isCurrent={status.stage === current} isShown={isShown} />
    </Link>
  );
}

interface StageFactsProps {
  status: StageStatus;
  isCurrent: boolean;
  isShown: boolean;
}

function StageFacts({ status: { stage, state, fact }, isCurrent, isShown }: StageFactsProps) {
  const Icon = state === 'done' ? CircleCheck : isCurrent ? CircleDot : Circle;
  const tone = state === 'done' ? 'text-positive' : isCurrent ? 'text-brand-text' : 'text-muted';
  return (
    <span className="flex min-h-14 min-w-0 flex-1 items-start gap-2 px-3 py-2">
      <Icon aria-hidden className={cn('mt-0.5 size-4 shrink-0', tone)} />
      <span className="min-w-0">
        <span className={cn('block font-medium text-body', isShown && 'text-brand-text')}>
          {stageLabels[stage]}
          <span className="sr-only">{state === 'done' ? ', concluída' : isCurrent ? ', etapa atual' : ''}</span>
        </span>
        <span className="figures block text-caption text-muted">{fact}</span>
      </span>
    </span>
  );
}
