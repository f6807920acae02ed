import { describe, expect, it } from 'vitest';
import { month, pay } from '../test-support/payroll-month.ts';
import * as write from '../test-support/write-events.ts';

describe('sick leave', () => {
  const sick = write.rubrica({ code: 'AF', nature: '1050' });
  const options = { mapeamento: [{ codigo: 'AF', verba: 31 }] };
  const events = { 'sick.xml': sick, 'pay.xml': pay({ AF: '500.00' }) };

  it.each([
    ['a long leave that begins in the month', [{ start: '2024-03-20', end: '2024-05-01' }], 500],
    ['the first 15 days of one that began before', [{ start: '2024-02-20' }], 500],
    ['a leave whose first 15 days are over', [{ start: '2024-01-10' }], 0],
    ['a leave of 15 days', [{ start: '2024-03-01', end: '2024-03-15' }], 0],
    ['a leave for another reason', [{ start: '2024-03-01', reason: '17' }], 0],
    ['the leave of another worker', [{ start: '2024-03-01', cpf: '03000003754' }], 0],
    ['an end that comes in an event of its own', [{ start: '2024-03-01' }, { end: '2024-03-10' }], 0],
  ])('counts by %s', async (_, leaves, base) => {
    // PR-044
    const sent = Object.fromEntries(leaves.map((fields, i) => [`l${i}.xml`, write.leave(fields)]));
    const { row } = await month({ ...events, ...sent }, { options });
    expect(row).toMatchObject({ base, a_confirmar: 500 - base });
  });

  it('reads a rectified leave once', async () => {
    // PR-044
    const { row } = await month(
      {
        ...events,
        'a.xml': write.leave({ start: '2024-03-01', receipt: 'A1' }),
        'b.xml': write.leave({ start: '2024-05-01', rectifies: 'A1', stamp: '2024040712000000001' }),
      },
      { options },
    );
    expect(row).toMatchObject({ base: 0, a_confirmar: 500 });
  });

  it('counts without any leave and asks for the proof', async () => {
    // PR-044
    const { row, alertas } = await month(events, { options });
    expect(row?.base).toBe(500);
    expect(alertas).toMatchObject([{ codigo: 'AFASTAMENTO_NAO_PROVADO', valor: 500 }]);
  });
});
