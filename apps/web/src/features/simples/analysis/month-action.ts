import type { MonthWork } from '@restitui/domain/simples/analysis/month-work.ts';
import type { Stage } from './stages.ts';

/** The next action of a month. */
export interface MonthAction {
  label: string;
  run: () => void;
  /** Checking is offered on the focused row only; what blocks a month is always named. */
  isBlocking: boolean;
}

interface Doing {
  mayCheck: boolean;
  /** Undefined where the month is open. */
  onOpen: ((competencia: string) => void) | undefined;
  onStage: (stage: Stage) => void;
  /** Sets or removes the check of the month. */
  onCheck: () => void;
}

/** Returns whether the mirror of a month is checked as it is now. */
export function isMonthChecked({ retificacao }: Pick<MonthWork, 'retificacao'>): boolean {
  return retificacao?.conferido != null && !retificacao.conferido.mudou;
}

/** Returns what resolves the first step that is left in a month; undefined when nothing can be done. */
export function monthActionOf(work: MonthWork, { mayCheck, onOpen, onStage, onCheck }: Doing): MonthAction | undefined {
  const { row, falta } = work;
  const open = (label: string) => onOpen && { label, run: () => onOpen(row.competencia), isBlocking: true };
  const goTo = (label: string, stage: Stage) => ({ label, run: () => onStage(stage), isBlocking: true });

  if (!falta) return undefined;
  switch (falta[0]) {
    case 'pgdas':
      return goTo('Pedir extrato', 'cobertura');
    case 'revisar':
      return goTo('Decidir', 'revisar');
    case 'cobertura':
      return goTo('Confirmar', 'cobertura');
    case 'erro':
      return open('Ver o motivo');
    case 'espelho':
      return open('Ver o espelho');
    case 'conferir':
    case 'reconferir':
      return mayCheck ? { label: 'Marcar conferido', run: onCheck, isBlocking: false } : undefined;
    default:
      return mayCheck && isMonthChecked(work)
        ? { label: 'Retirar a marca', run: onCheck, isBlocking: false }
        : undefined;
  }
}
