import { addDays, type Day, daysBetween, toDay, weekdayOf } from '@restitui/brazil/day.ts';
import { roundedCents, sumOfReais } from '@restitui/brazil/money.ts';
import { countedWork, joinsClients } from './work-kind.ts';
import {
  rowsPerGroup,
  type WorkGroup,
  type WorkItem,
  type WorkQueue,
  type WorkRow,
  workGroup,
} from './work-queue.api.ts';

/** Returns the last days of the groups: the Sunday of this week, and the last day of next month. */
export function groupDays(today: Day): { semana: Day; proximo_mes: Day } {
  const nextMonth = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  nextMonth.setUTCMonth(nextMonth.getUTCMonth() + 2, 0);
  return {
    semana: addDays(today, (7 - weekdayOf(today)) % 7),
    proximo_mes: toDay(nextMonth.toISOString().slice(0, 10)),
  };
}

/** Returns the group of a last day; one that has passed belongs to this week. */
export function groupOf(prazo: string | null, today: Day): WorkGroup {
  const days = groupDays(today);
  if (prazo === null || prazo > days.proximo_mes) return 'sem_prazo';
  return prazo <= days.semana ? 'semana' : 'proximo_mes';
}

/** Work without a client is joined by kind: ten contacts are one row. */
function rowIdOf({ id_client, prazo, tipo }: WorkItem): string {
  const subject = joinsClients.includes(tipo) ? tipo : (id_client ?? tipo);
  return `${subject} ${prazo ?? ''}`.trim();
}

const centsOf = ({ valor }: Pick<WorkItem, 'valor'>) => (valor === null ? 0 : roundedCents(valor));

/** The open credit of a client contains the amounts of its other items, so it is not added to them. */
function amountOf(items: readonly WorkItem[]): number | null {
  const known = items.filter(({ valor }) => valor !== null);
  if (known.length === 0) return null;
  const own = sumOfReais(known.filter(({ parado }) => !parado).map(({ valor }) => valor ?? 0));
  return Math.max(own, ...known.filter(({ parado }) => parado).map(({ valor }) => valor ?? 0));
}

function joined(items: readonly WorkItem[]): WorkRow {
  const itens = items.toSorted((a, b) => centsOf(b) - centsOf(a) || byAge(a, b));
  const [first] = itens as [WorkItem, ...WorkItem[]];
  const { prazo, tipo, assunto } = first;
  const id_client = itens.every((item) => item.id_client === first.id_client) ? first.id_client : null;
  const isOneSubject = id_client !== null || itens.length === 1;
  return {
    id: rowIdOf(first),
    assunto: isOneSubject ? assunto : countedWork(tipo, itens.length),
    ...{ id_client, prazo, valor: amountOf(itens), adiado_ate: null, itens },
  };
}

const byAge = (a: WorkItem, b: WorkItem) => (a.desde ?? '').localeCompare(b.desde ?? '') || a.id.localeCompare(b.id);

/** Orders by cents ÷ days left; the oldest first where no amount is known. */
function byUrgency(today: Day) {
  const urgency = ({ valor, prazo }: WorkRow) =>
    centsOf({ valor }) / (prazo === null ? 1 : Math.max(1, daysBetween(today, prazo)));
  return (a: WorkRow, b: WorkRow) =>
    urgency(b) - urgency(a) ||
    (a.prazo ?? '').localeCompare(b.prazo ?? '') ||
    (a.itens[0]?.desde ?? '').localeCompare(b.itens[0]?.desde ?? '') ||
    a.id.localeCompare(b.id);
}

/** Sums the rows of a group; several rows of a client count its open credit once. */
function totalOf(rows: readonly WorkRow[]): number {
  const byClient = Map.groupBy(rows, (row) => row.id_client ?? row.id);
  return sumOfReais([...byClient.values()].map((of) => amountOf(of.flatMap(({ itens }) => itens)) ?? 0));
}

/**
 * Joins the work of one client with the same last day and orders the rows. A row is snoozed while each of its items
 * is: a further item brings it back.
 * @param snoozes the day on which each snoozed item returns
 */
export function arrangeWork(
  items: readonly WorkItem[],
  snoozes: ReadonlyMap<string, Day>,
  today: Day,
): Omit<WorkQueue, 'feriados'> {
  const rows = [...Map.groupBy(items, rowIdOf).values()].map((of): WorkRow => {
    const until = of.map(({ id }) => snoozes.get(id) ?? today);
    const adiado_ate = until.toSorted()[0] ?? today;
    return { ...joined(of), adiado_ate: adiado_ate > today ? adiado_ate : null };
  });
  const ordered = rows.toSorted(byUrgency(today));
  const open = Map.groupBy(
    ordered.filter(({ adiado_ate }) => adiado_ate === null),
    ({ prazo }) => groupOf(prazo, today),
  );
  const snoozed = ordered
    .filter(({ adiado_ate }) => adiado_ate !== null)
    .toSorted((a, b) => (a.adiado_ate ?? '').localeCompare(b.adiado_ate ?? ''));
  const last: Record<WorkGroup, Day | null> = { ...groupDays(today), sem_prazo: null };
  return {
    hoje: today,
    grupos: workGroup.options.flatMap((grupo) => {
      const of = open.get(grupo) ?? [];
      if (of.length === 0) return [];
      return { grupo, ate: last[grupo], total: of.length, valor: totalOf(of), linhas: of.slice(0, rowsPerGroup) };
    }),
    adiados: { total: snoozed.length, linhas: snoozed.slice(0, rowsPerGroup) },
  };
}
