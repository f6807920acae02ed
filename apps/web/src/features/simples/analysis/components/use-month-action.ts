import type { MonthWork } from '@restitui/domain/simples/analysis/month-work.ts';
import { canCheckRectification } from '@restitui/domain/simples/rectifications/rectifications.access.ts';
import { useMutation } from '@tanstack/react-query';
import { useActor } from '../../../../lib/use-actor.ts';
import { checkRectification } from '../../rectifications/rectifications.queries.ts';
import type { Stage } from '../stages.ts';

/** The next action of a month. */
export interface MonthAction {
  label: string;
  run: () => void;
  /** Checking is offered on the focused row only; what blocks a month is always named. */
  isBlocking: boolean;
}

export interface MonthPlaces {
  id_apuracao: string;
  /** Undefined where the month is open. */
  onOpen?: ((competencia: string) => void) | undefined;
  onStage: (stage: Stage) => void;
}

/** Returns what resolves the first step that is left in a month; undefined when nothing can be done. */
export function useMonthAction(
  { row, falta, retificacao }: MonthWork,
  { id_apuracao, onOpen, onStage }: MonthPlaces,
): MonthAction | undefined {
  const mayCheck = canCheckRectification(useActor());
  const { competencia } = row;
  const isChecked = retificacao?.conferido != null && !retificacao.conferido.mudou;
  const { mutate, isPending } = useMutation(checkRectification(id_apuracao, competencia, !isChecked));
  const toggle = () => !isPending && mutate();
  const open = (label: string) => onOpen && { label, run: () => onOpen(competencia), isBlocking: true };

  if (!falta) return undefined;
  switch (falta[0]) {
    case 'pgdas':
      return { label: 'Pedir extrato', run: () => onStage('cobertura'), isBlocking: true };
    case 'revisar':
      return { label: 'Decidir', run: () => onStage('revisar'), isBlocking: true };
    case 'cobertura':
      return { label: 'Confirmar', run: () => onStage('cobertura'), isBlocking: true };
    case 'erro':
      return open('Ver o motivo');
    case 'espelho':
      return open('Ver o espelho');
    case 'conferir':
    case 'reconferir':
      return mayCheck ? { label: 'Marcar conferido', run: toggle, isBlocking: false } : undefined;
    default:
      return mayCheck && isChecked ? { label: 'Retirar a marca', run: toggle, isBlocking: false } : undefined;
  }
}
