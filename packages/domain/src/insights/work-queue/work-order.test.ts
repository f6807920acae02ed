import type { Day } from '@restitui/brazil/day.ts';
import { describe, expect, it } from 'vitest';
import { canSnoozeUntil, dayAfterReminder, lastSnoozeDay, snoozeOptions } from './snooze-days.ts';
import { arrangeWork, groupDays, groupOf } from './work-order.ts';
import type { WorkItem } from './work-queue.api.ts';

// A Monday.
const today = '2026-11-23' as Day;
const calendar = { today, holidays: new Set<string>() };
let serial = 0;

function item(change: Partial<WorkItem>): WorkItem {
  serial += 1;
  return {
    ...{ id: `i${serial}`, tipo: 'aviso', assunto: 'Loja', texto: '', valor: null, parado: false, prazo: null },
    ...{ desde: null, id_client: '11222333000181', id_product: null, id_apuracao: null, id_agreement: null },
    ...{
      id_signature: null,
      id_user: null,
      id_lead: null,
      id_boleto: null,
      id_request: null,
      depende: null,
      id_message: null,
      fila: null,
      alerta: null,
    },
    ...change,
  };
}

const arrange = (items: WorkItem[], snoozes: [string, Day][] = []) => arrangeWork(items, new Map(snoozes), today);
const rowsOf = (items: WorkItem[]) => arrange(items).grupos.flatMap(({ linhas }) => linhas);

describe('groups', () => {
  it('end on Sunday and on the last day of next month', () => {
    expect(groupDays(today)).toEqual({ semana: '2026-11-29', proximo_mes: '2026-12-31' });
    expect(groupDays('2026-11-29' as Day).semana).toBe('2026-11-29');
    expect(groupDays('2026-12-15' as Day).proximo_mes).toBe('2027-01-31');
  });

  it.each([
    ['2026-11-20', 'semana'],
    ['2026-11-29', 'semana'],
    ['2026-11-30', 'proximo_mes'],
    ['2026-12-31', 'proximo_mes'],
    ['2027-01-01', 'sem_prazo'],
    [null, 'sem_prazo'],
  ])('puts %s into %s', (prazo, grupo) => {
    expect(groupOf(prazo, today)).toBe(grupo);
  });

  it('omits empty groups and counts a client with its open credit once', () => {
    const held = { valor: 100, parado: true };
    const { grupos } = arrange([
      item({ ...held, prazo: '2026-11-25' as Day }),
      item({ ...held, prazo: '2026-11-26' as Day }),
      item({ valor: 30, prazo: '2026-11-27' as Day }),
    ]);
    expect(grupos.map(({ grupo, total, valor, ate }) => [grupo, total, valor, ate])).toEqual([
      ['semana', 3, 100, '2026-11-29'],
    ]);
  });
});

describe('rows', () => {
  it('order by cents ÷ days left, then by age', () => {
    const rows = rowsOf([
      item({ id_client: 'a', valor: 100, prazo: '2026-11-27' as Day }),
      item({ id_client: 'b', valor: 60, prazo: '2026-11-24' as Day }),
      item({ id_client: 'c', desde: '2026-11-20' }),
      item({ id_client: 'd', desde: '2026-11-10' }),
    ]);
    expect(rows.map(({ id_client }) => id_client)).toEqual(['b', 'a', 'd', 'c']);
  });

  it('join the items of a client with the same last day, the largest first', () => {
    const prazo = '2026-11-27' as Day;
    const rows = rowsOf([
      item({ id: 'small', valor: 5, prazo }),
      item({ id: 'large', valor: 20, prazo }),
      item({ id: 'later', valor: 1, prazo: '2026-12-01' as Day }),
    ]);
    expect(rows.map(({ valor, itens }) => [valor, itens.map(({ id }) => id)])).toEqual([
      [25, ['large', 'small']],
      [1, ['later']],
    ]);
  });

  it('join products without an analyst of all clients, apart from other work of each client', () => {
    const rows = rowsOf([
      item({ tipo: 'atribuir', id_client: 'a', desde: '2026-11-10' }),
      item({ tipo: 'atribuir', id_client: 'b', desde: '2026-11-11' }),
      item({ tipo: 'apurar', id_client: 'a', desde: '2026-11-12' }),
    ]);
    expect(rows.map(({ assunto, id_client, itens }) => [assunto, id_client, itens.length])).toEqual([
      ['2 produtos sem analista', null, 2],
      ['Loja', 'a', 1],
    ]);
    const [one] = rowsOf([item({ tipo: 'atribuir', id_client: 'a' })]);
    expect(one).toMatchObject({ assunto: 'Loja', id_client: 'a' });
  });

  it('join work without a client by kind, and name one by its subject', () => {
    const lead = { id_client: null, tipo: 'contato' } as const;
    expect(rowsOf([item({ ...lead, assunto: 'Ana' })]).map(({ assunto }) => assunto)).toEqual(['Ana']);
    const rows = rowsOf([item(lead), item(lead), item({ ...lead, tipo: 'convite', assunto: 'Bia' })]);
    expect(rows.map(({ assunto }) => assunto).toSorted()).toEqual(['2 contatos do site', 'Bia']);
  });
});

describe('snoozes', () => {
  it('hide a row until the first of its items returns, and a further item brings it back', () => {
    const both = [item({ id: 'x' }), item({ id: 'y' })];
    const until: [string, Day][] = [
      ['x', '2026-11-26' as Day],
      ['y', '2026-11-25' as Day],
    ];
    const { grupos, adiados } = arrange(both, until);
    expect([grupos, adiados.linhas.map(({ adiado_ate }) => adiado_ate)]).toEqual([[], ['2026-11-25']]);
    expect(arrange([...both, item({ id: 'z' })], until).adiados.total).toBe(0);
  });

  it.each([
    ['2026-11-29', '2026-11-27'],
    ['2026-11-27', '2026-11-26'],
    ['2026-11-30', '2026-11-27'],
    [null, '2027-01-22'],
  ])('end before %s at the latest on %s', (prazo, last) => {
    expect(lastSnoozeDay(prazo as Day | null, calendar)).toBe(last);
  });

  it('end before a holiday as before a weekend, and are not offered for one', () => {
    const newYear = { today: '2026-12-28' as Day, holidays: new Set(['2027-01-01', '2027-01-04']) };
    expect(lastSnoozeDay('2027-01-05' as Day, newYear)).toBe('2026-12-31');
    expect(canSnoozeUntil('2027-01-01' as Day, '2027-01-05' as Day, newYear)).toBe(false);
    expect(canSnoozeUntil('2026-12-31' as Day, '2027-01-05' as Day, newYear)).toBe(true);
    expect(snoozeOptions('2027-02-01' as Day, newYear).map(({ label }) => label)).not.toContain('Segunda-feira');
    expect(snoozeOptions(null, { ...newYear, holidays: new Set(['2027-01-12']) }).map(({ day }) => day)).toContain(
      '2027-01-13',
    );
  });

  it('cannot end today, nor on the last day', () => {
    const prazo = '2026-11-27' as Day;
    expect(canSnoozeUntil(today, prazo, calendar)).toBe(false);
    expect(canSnoozeUntil(prazo, prazo, calendar)).toBe(false);
    expect(canSnoozeUntil('2026-11-26' as Day, prazo, calendar)).toBe(true);
  });

  it('offer days before the last day only, each once', () => {
    expect(snoozeOptions('2026-11-29' as Day, calendar)).toEqual([
      { label: 'Amanhã', day: '2026-11-24' },
      { label: '3 dias antes do prazo', day: '2026-11-26' },
    ]);
    expect(snoozeOptions('2026-11-24' as Day, calendar)).toEqual([]);
    expect(snoozeOptions(null, calendar).map(({ day }) => day)).toEqual(['2026-11-24', '2026-11-30', '2026-12-08']);
  });

  it('end two days after a reminder, or as late as the last day leaves', () => {
    expect(dayAfterReminder(null, calendar)).toBe('2026-11-25');
    expect(dayAfterReminder(null, { ...calendar, holidays: new Set(['2026-11-25']) })).toBe('2026-11-26');
    expect(dayAfterReminder('2026-11-25' as Day, calendar)).toBe('2026-11-24');
    expect(dayAfterReminder('2026-11-24' as Day, calendar)).toBeUndefined();
  });
});
