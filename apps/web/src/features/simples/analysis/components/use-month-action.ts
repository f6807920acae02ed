import type { MonthWork } from '@restitui/domain/simples/analysis/month-work.ts';
import { canCheckRectification } from '@restitui/domain/simples/rectifications/rectifications.access.ts';
import { useMutation } from '@tanstack/react-query';
import { useActor } from '../../../../lib/use-actor.ts';
import { checkRectification } from '../../rectifications/rectifications.queries.ts';
import { isMonthChecked, type MonthAction, monthActionOf } from '../month-action.ts';
import type { Stage } from '../stages.ts';

export interface MonthPlaces {
  id_apuracao: string;
  /** Undefined where the month is open. */
  onOpen?: ((competencia: string) => void) | undefined;
  onStage: (stage: Stage) => void;
}

/** Returns what resolves the first step that is left in a month; undefined when nothing can be done. */
export function useMonthAction(
  work: MonthWork,
  { id_apuracao, onOpen, onStage }: MonthPlaces,
): MonthAction | undefined {
  const mayCheck = canCheckRectification(useActor());
  const { mutate, isPending } = useMutation(
    checkRectification(id_apuracao, work.row.competencia, !isMonthChecked(work)),
  );
  return monthActionOf(work, { mayCheck, onOpen, onStage, onCheck: () => !isPending && mutate() });
}
