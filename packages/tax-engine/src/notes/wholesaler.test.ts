import { describe, expect, it } from 'vitest';
import { alertsOf, groupsOf, readXmlFiles } from '../../test-support/read-xml-files.ts';
import { noteXml } from '../../test-support/write-note.ts';

const beer = { ncm: '22030000', icms: '500', cfop: '5405' };
let number = 0;
const sold = (value: string, retail: boolean, day = '2025-05-10') =>
  noteXml({
    number: ++number,
    model: '55',
    indFinal: retail ? '1' : '0',
    issued: `${day}T10:00:00-03:00`,
    items: [{ ...beer, value }],
  });

describe('ATACADISTA_BEBIDAS', () => {
  it('counts cold drinks when at least 75 % of sales are to final consumers', async () => {
    const reading = await readXmlFiles([sold('75.00', true), sold('25.00', false)]);
    expect([groupsOf(reading), reading.wholesaleYears]).toEqual([{ both: 100 }, []]);
  });

  it('excludes cold drinks below 75 %', async () => {
    const reading = await readXmlFiles([sold('74.99', true), sold('25.01', false)]);
    expect(groupsOf(reading)).toEqual({ st: 100 });
    expect(alertsOf(reading)).toEqual(['ATACADISTA_BEBIDAS 100']);
    expect(reading.months[0]?.items).toEqual({ total: 2, mono: 0, st: 2 });
    expect(reading.lines[0]).toMatchObject({ grupo: 'st', revisar: true, regra: expect.stringContaining('75%') });
    expect(reading.wholesaleYears).toEqual([2025]);
  });

  it('does not affect other monofásicos', async () => {
    const shampoo = noteXml({ number: ++number, model: '55', indFinal: '0', items: [{ ncm: '33051000' }] });
    expect(groupsOf(await readXmlFiles([shampoo]))).toEqual({ mono: 100 });
  });

  it('applies the decision of an analyst for each year', async () => {
    const files = [sold('100.00', false), sold('100.00', true, '2026-05-10')];
    const reading = await readXmlFiles(files, { atacadista: { 2025: false, 2026: true } });
    expect([groupsOf(reading, '05/2025'), groupsOf(reading, '05/2026')]).toEqual([{ both: 100 }, { st: 100 }]);
  });

  it('uses the preceding year when at least six of its months have notes', async () => {
    const before = (months: number) =>
      Array.from({ length: months }, (_, i) => sold('10.00', false, `2025-0${i + 1}-10`));
    const now = sold('1000.00', true, '2026-01-10');
    expect((await readXmlFiles([...before(6), now])).wholesaleYears).toEqual([2026]);
    expect((await readXmlFiles([...before(5), now])).wholesaleYears).toEqual([]);
  });
});

describe('ENTREGA_FUTURA', () => {
  const note = (cfop: string, day: string) =>
    noteXml({ number: ++number, items: [{ cfop }], issued: `${day}T10:00:00-03:00` });
  it.each([
    ['2026-05-20', []],
    ['2026-06-01', ['ENTREGA_FUTURA 100']],
    ['2025-04-30', ['ENTREGA_FUTURA 100']],
  ])('treats a delivery on %s', async (day, alerts) => {
    expect(alertsOf(await readXmlFiles([note('5922', '2025-05-10'), note('5117', day)]), '05/2025')).toEqual(alerts);
  });
});
