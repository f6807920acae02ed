import { expect, it } from 'vitest';
import { activityList } from './activity-list.ts';
import { type ActivityEntry, activityLogApi } from './activity-log.api.ts';
import { activitySheet, actorText } from './activity-sheet.ts';

const entry: ActivityEntry = {
  ...{ id: 'e1', at: '2026-11-20T12:00:00.000Z', kind: 'alteracao', call: 'POST /clients', label: 'Cadastrar' },
  ...{ actor: 'staff', id_actor: 'u1', actorName: 'Ana', outcome: 'feito', status: 201, code: null },
  ...{ records: ['a', 'b'], fields: ['cnpj'], seq: 7 },
};

it('has one row per entry, in the order of the headings', () => {
  const { data } = activitySheet([entry]);
  expect(data[1]?.map(({ value }) => value)).toEqual([
    ...['20/11/2026 09:00', 'Ana', 'Cadastrar', 'Alteração', 'Feito', '201', '', 'a b', 'cnpj', 'POST /clients', '7'],
  ]);
  expect(data[0]).toHaveLength(data[1]?.length ?? 0);
});

it.each([
  [{ actor: 'staff', id_actor: 'u1', actorName: 'Ana' } as const, 'Ana', 'Ana'],
  [{ actor: 'client', id_actor: 'o1', actorName: null } as const, 'Cliente', 'Cliente (o1)'],
  [{ actor: 'visitor', id_actor: null, actorName: null } as const, 'Visitante', 'Visitante'],
])('names the actor of %o, with an id in the spreadsheet alone', (actor, text, cell) => {
  expect(actorText(actor)).toBe(text);
  expect(activitySheet([{ ...entry, ...actor }]).data[1]?.[1]?.value).toBe(cell);
});

it('reads a list of the version before, which has no names of records', () => {
  const chain = {
    chained: 0,
    pending: 0,
    anchoredAt: null,
    anchoredSeq: null,
    years: 5,
    removedSeq: 0,
    removedAt: null,
  };
  const page = { number: 1, size: 50, total: 1 };
  const { data } = activityLogApi.list.response.parse({ data: [entry], page, people: [], chain });
  expect(data).toEqual([{ ...entry, about: [] }]);
});

it('reads, writes and names every filter', () => {
  const search = {
    de: '2026-11-01',
    ate: '2026-11-30',
    pessoa: 'u1',
    tipo: 'acesso',
    resultado: 'recusado',
    registro: 'x',
  };
  const filters = activityList.read({ ...search, pagina: 2 });
  expect(activityList.write(filters)).toEqual({ ...search, pagina: 2 });
  expect(activityList.toQuery(filters)).toEqual({ ...search, page: 2, pageSize: 50 });
  expect(activityList.chips(filters, { pessoa: () => 'Ana' }).map(({ label }) => label)).toEqual([
    'De: 01/11/2026',
    'Até: 30/11/2026',
    'Pessoa: Ana',
    'Tipo: Entrada e saída',
    'Resultado: Recusado',
    'Registro: x',
  ]);
  expect(activityList.read({ tipo: 'x', de: '31/02' })).toMatchObject({ tipo: undefined, de: undefined });
});
