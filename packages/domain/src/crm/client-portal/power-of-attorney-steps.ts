import { plural } from '@restitui/brazil/counted.ts';
import { type Day, daysBetween, formatDay, toDay } from '@restitui/brazil/day.ts';
import type { TimelineEvent } from './timeline-event.ts';
import type { PowerOfAttorneyFact } from './timeline-facts.ts';

/** Days before its end from which the owner is asked to renew a power of attorney. */
export const renewalDays = 60;

/** Returns the steps of a power of attorney: granted, or entered without the day of it, ending soon, ended. */
export function powerOfAttorneySteps(
  {
    procuracaoHabilitada,
    procuracaoHabilitadaEm: given,
    procuracaoValidaAte: until,
    registradaEm,
  }: PowerOfAttorneyFact,
  today: Day,
): TimelineEvent[] {
  if (!procuracaoHabilitada) return [];
  const kind = 'PROCURACAO' as const;
  const steps: TimelineEvent[] = [];
  const left = until === null ? undefined : daysBetween(today, toDay(until));
  const hasEnded = left !== undefined && left < 0;
  const ends = until === null ? '' : ` ${hasEnded ? 'Valeu' : 'Vale'} até ${formatDay(until)}.`;
  if (given === null) {
    const text = `A consultoria registrou a sua procuração, sem o dia em que ela foi habilitada no e-CAC.${ends}`;
    steps.push({
      ...{ id: `registro da procuracao ${registradaEm}`, kind, date: registradaEm, waits: false },
      ...{ title: 'Procuração registrada', text, ended: ['PROCURACAO'], missing: 'DIA_DA_PROCURACAO' },
    });
  } else {
    const text = `A consultoria pode trabalhar em seu nome na Receita Federal.${ends}`;
    steps.push({ id: `procuracao ${given}`, kind, date: given, title: 'Procuração habilitada', text, waits: false });
  }
  if (until === null || left === undefined) return steps;
  if (left < 0) {
    const text = `A procuração venceu em ${formatDay(until)}. Sem ela o trabalho para: renove-a no e-CAC.`;
    steps.push({ id: `vencida ${until}`, kind, date: until, title: 'Procuração vencida', text, waits: true });
  } else if (left <= renewalDays) {
    const when = left === 0 ? 'hoje' : plural(left, 'amanhã', `em ${left} dias`);
    const text = `A procuração vence ${when}, em ${formatDay(until)}. Renove-a no e-CAC para o trabalho não parar.`;
    steps.push({ id: `vence ${until}`, kind, date: until, title: 'Procuração a vencer', text, waits: true });
  }
  return steps;
}
