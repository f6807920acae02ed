import { type MonthWork, nextPending } from '@restitui/domain/simples/analysis/month-work.ts';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { AppLink } from '../../../../lib/app-link.ts';
import { Button } from '../../../../ui/button.tsx';
import { KeyHint } from '../../../../ui/key-hint.tsx';
import type { Stage, StageStatus } from '../stages.ts';

interface NextMonthButtonProps {
  /** The next month with something left; undefined when there is none. */
  next: MonthWork | undefined;
  onOpen: (competencia: string) => void;
  /** Action and address of the next stage, shown when no month is left. */
  stage: { action: string; link: AppLink } | undefined;
}

/** The primary button of the months: the next month with something left, else the next stage. */
export function NextMonthButton({ next, onOpen, stage }: NextMonthButtonProps) {
  if (next) {
    const { competencia } = next.row;
    return (
      <Button variant="primary" onClick={() => onOpen(competencia)} className="pointer-coarse:h-11">
        Conferir {competencia}
        <KeyHint>↵</KeyHint>
      </Button>
    );
  }
  if (!stage) return null;
  return (
    <Button variant="primary" asChild>
      <Link {...stage.link} resetScroll={false}>
        {stage.action}
        <ArrowRight aria-hidden />
      </Link>
    </Button>
  );
}

/** Returns the next month with something left among the listed ones, else among all; both in any order. */
export function nextOf(listed: readonly MonthWork[], all: readonly MonthWork[], isReversed: boolean) {
  const inTime = (months: readonly MonthWork[]) => (isReversed ? months.toReversed() : months);
  return nextPending(inTime(listed)) ?? nextPending(inTime(all));
}

/** Returns the stage to go on with when nothing is left in the shown one. */
export function stageAfter(
  current: StageStatus | undefined,
  shown: Stage,
  linkTo: (stage: StageStatus['stage']) => AppLink,
): { action: string; link: AppLink } | undefined {
  if (!current || current.stage === shown) return undefined;
  return { action: current.action, link: linkTo(current.stage) };
}
