import type { PayrollPeriod } from '../payroll-period.ts';
import { decimalAt, type Element, textAt } from '../xml/element.ts';
import { periodAt } from './period-at.ts';

/** S-1280: CPRB and the factors of Simples with both kinds of activities (PR-005). Percent as text. */
export interface ReliefEvent {
  period: PayrollPeriod;
  indSubstPatr: string | undefined;
  percRedContrib: string | undefined;
  fatorMes: string | undefined;
  fator13: string | undefined;
}

/** Reads an S-1280; undefined for another event. */
export function readRelief(event: Element): ReliefEvent | undefined {
  if (event.name !== 'evtInfoComplPer') return undefined;
  const period = periodAt(event, 'ideEvento');
  return (
    period && {
      period,
      indSubstPatr: textAt(event, 'infoSubstPatr', 'indSubstPatr'),
      percRedContrib: decimalAt(event, 'infoSubstPatr', 'percRedContrib'),
      fatorMes: decimalAt(event, 'infoAtivConcom', 'fatorMes'),
      fator13: decimalAt(event, 'infoAtivConcom', 'fator13'),
    }
  );
}
