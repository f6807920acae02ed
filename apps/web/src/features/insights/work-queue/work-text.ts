import { counted, plural } from '@restitui/brazil/counted.ts';
import { type Day, daysBetween } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { dayOf } from '@restitui/domain/insights/pending-items/pending-contract.ts';
import type { WorkGroup, WorkItem, WorkRow } from '@restitui/domain/insights/work-queue/work-queue.api.ts';

/** Days left at which a row is shown as urgent. */
const urgentDays = 4;

const shortDay = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`;

export function groupTitle(grupo: WorkGroup, ate: string | null): string {
  if (grupo === 'semana') return 'Nesta semana';
  return ate === null ? 'Sem prazo próximo' : `Até ${shortDay(ate)}`;
}

/** Returns the days left with the last day, or for how long a row without one waits. */
export function timeOfRow({ prazo, itens }: WorkRow, today: Day): { text: string; day?: string; urgent: boolean } {
  if (prazo !== null) {
    const left = daysBetween(today, prazo);
    const text = left < 0 ? 'vencido' : left === 0 ? 'hoje' : counted(left, 'dia', 'dias');
    return { text, day: shortDay(prazo), urgent: left <= urgentDays };
  }
  const since = itens
    .flatMap(({ desde }) => desde ?? [])
    .map(dayOf)
    .toSorted()[0];
  return { text: since === undefined ? 'hoje' : timeSince(since, today), urgent: false };
}

/** Returns for how long something waits since an instant or a day. */
export function timeSince(since: string, today: Day): string {
  const days = Math.max(0, daysBetween(dayOf(since), today));
  return days === 0 ? 'hoje' : `há ${counted(days, 'dia', 'dias')}`;
}

/** Returns the first thing to do of a row and how many more there are. */
export function textOfRow({ itens: [first, ...more], id_client }: WorkRow): string {
  if (!first) return '';
  if (more.length === 0) return first.texto;
  if (id_client === null) return `${displayName(first.assunto)} e mais ${more.length}.`;
  return `${first.texto.replace(/\.$/, '')}; e mais ${counted(more.length, 'item', 'itens')}.`;
}

/** Explains the amount of a row. */
export function textOfValue({ itens: [first] }: WorkRow): string {
  if (first?.parado) return 'em créditos deste cliente que ainda não foram pedidos';
  const texts: Partial<Record<WorkItem['tipo'], string>> = {
    prescricao: 'corrigidos até hoje, que se perdem depois do prazo',
    recurso: 'negados pela Receita',
    despacho: 'pedidos e ainda sem despacho',
    decidir_produtos: 'em produtos que esperam a sua decisão',
    boleto: 'em boletos vencidos',
  };
  return texts[first?.tipo ?? 'aviso'] ?? 'em jogo';
}

const weekdays = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' });
const shortWeekdays = new Intl.DateTimeFormat('pt-BR', { weekday: 'short', timeZone: 'UTC' });
const at = (day: string) => new Date(`${day}T00:00:00Z`);

export const weekdayOf = (day: string) => weekdays.format(at(day));
/** Returns 'ter, 24/11'. */
export const snoozeDayText = (day: string) => `${shortWeekdays.format(at(day)).replace('.', '')}, ${shortDay(day)}`;

/** Names the snoozed rows of the queue. */
export const snoozedTitle = (total: number) => `${plural(total, 'Adiado', 'Adiados')} ${total}`;
