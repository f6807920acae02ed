import { describe, expect, it } from 'vitest';
import { alertsOf, groupsOf, readXmlFiles } from '../../test-support/read-xml-files.ts';
import { CLIENT, noteKey, noteXml, type WrittenItem, type WrittenNote } from '../../test-support/write-note.ts';

const BUYER = '45723174000110';
const sale = (items: WrittenItem[], note: WrittenNote = {}) => noteXml({ items, number: 1, ...note });
const ownReturn = (items: WrittenItem[], note: WrittenNote = {}) =>
  noteXml({ number: 50, model: '55', tpNF: '0', finNFe: '4', items, ...note });
const buyerReturn = (items: WrittenItem[], note: WrittenNote = {}) =>
  noteXml({ number: 70, model: '55', emit: BUYER, dest: CLIENT, finNFe: '4', crt: '3', items, ...note });

describe('returns', () => {
  it('deducts own and buyer returns from their group', async () => {
    const files = [
      sale([{ value: '500.00' }, { ncm: '33051000', icms: '500', cfop: '5405', value: '500.00' }]),
      ownReturn([{ cfop: '1202', value: '100.00' }]),
      buyerReturn([{ cfop: '5411', icms: '00', ncm: '33051000', value: '50.00' }]),
    ];
    const reading = await readXmlFiles(files);
    expect(groupsOf(reading)).toEqual({ none: 400, both: 450 });
    expect(reading.months[0]).toMatchObject({ unflooredTotal: 85000, items: { total: 2, mono: 1, st: 1 } });
    expect(reading.lines.map(({ valor }) => valor)).toEqual([50000, 50000, -10000, -5000]);
  });

  it.each([
    ['finNFe 1', { finNFe: '1' }, '5202'],
    ['a CFOP of services', {}, '5205'],
    ['a sale', {}, '5102'],
  ])('counts a buyer return only with finNFe 4 and a CFOP of returns: %s', async (_, note, cfop) => {
    const reading = await readXmlFiles([sale([{}]), buyerReturn([{ cfop }], note)]);
    expect([groupsOf(reading), reading.counts.de_terceiros]).toEqual([{ none: 100 }, 1]);
  });

  it('carries the excess of a group to the next month', async () => {
    const files = [
      sale([{ value: '100.00' }, { ncm: '33051000', value: '100.00' }]),
      ownReturn([{ cfop: '1202', value: '150.00' }]),
      sale([{ value: '80.00' }], { number: 2, issued: '2025-06-10T10:00:00-03:00' }),
    ];
    const reading = await readXmlFiles(files);
    expect([groupsOf(reading, '05/2025'), groupsOf(reading, '06/2025')]).toEqual([{ mono: 100 }, { none: 30 }]);
    expect(alertsOf(reading, '05/2025')).toEqual(['DEVOLUCAO_TRANSPORTADA 50']);
    expect(reading.months.map(({ unflooredTotal }) => unflooredTotal)).toEqual([5000, 3000]);
  });

  it('reports what the last month does not absorb', async () => {
    const reading = await readXmlFiles([ownReturn([{ cfop: '1202', value: '150.00' }])]);
    expect(alertsOf(reading)).toEqual(['DEVOLUCAO_TRANSPORTADA 150', 'DEVOLUCAO_NAO_ABSORVIDA 150']);
    expect(reading.months[0]).toMatchObject({ hasSales: false, unflooredTotal: -15000 });
  });

  it('assigns a buyer return to the annex of the sale', async () => {
    const files = [
      sale([{ cfop: '5101', ncm: '33051000', value: '300.00' }]),
      buyerReturn([{ cfop: '5202', ncm: '33051000', icms: '00' }], { references: [noteKey({ number: 1 })] }),
    ];
    const reading = await readXmlFiles(files);
    expect(groupsOf(reading, undefined, 'II')).toEqual({ none: 200 });
    expect(reading.lines[1]).toMatchObject({ anexo: 'II', grupo: 'none', valor: -10000 });
  });
});

describe('matching of a return issued by both sides', () => {
  it('matches by date, in any order of the files', async () => {
    const both = [noteKey({ number: 1 })];
    const files = [
      sale([{ value: '500.00' }]),
      buyerReturn([{ cfop: '5202' }], { references: both, number: 71, issued: '2025-06-20T10:00:00-03:00' }),
      buyerReturn([{ cfop: '5202' }], { references: both, number: 72, issued: '2025-06-01T10:00:00-03:00' }),
      ownReturn([{ cfop: '1202' }], { references: both, number: 51, issued: '2025-05-12T10:00:00-03:00' }),
      ownReturn([{ cfop: '1202' }], { references: both, number: 52, issued: '2025-08-05T10:00:00-03:00' }),
    ];
    for (const order of [files, files.toReversed(), [...files.slice(2), ...files.slice(0, 2)]]) {
      const { lines } = await readXmlFiles(order);
      expect(lines.map(({ numero }) => numero).sort()).toEqual(['1', '51', '52']);
    }
  });

  it('matches own production, which the buyer cannot know', async () => {
    const references = [noteKey({ number: 1 })];
    const shampoo = { ncm: '33051000', icms: '102' };
    const files = [
      sale([{ ...shampoo, cfop: '5101', value: '500.00' }]),
      buyerReturn([{ ...shampoo, cfop: '5202' }], { references }),
      ownReturn([{ ...shampoo, cfop: '1201' }], { references }),
    ];
    expect(groupsOf(await readXmlFiles(files), '05/2025', 'II')).toEqual({ none: 400 });
  });

  const references = [noteKey({ number: 1 })];
  const key = noteKey({ number: 70, model: '55', emit: BUYER });
  it.each<[string, WrittenNote, WrittenItem, number]>([
    ['references to the same sale', { references }, {}, 400],
    ['a reference to the buyer’s note', { references: [key] }, {}, 400],
    ['amounts one cent apart', { references }, { value: '100.01' }, 399.99],
    ['different amounts', { references }, { value: '100.02' }, 299.98],
    ['different groups', { references }, { icms: '500' }, 400],
    ['notes 60 days apart', { references, issued: '2025-07-09T10:00:00-03:00' }, {}, 500],
    ['notes 61 days apart', { references, issued: '2025-07-10T10:00:00-03:00' }, {}, 400],
    ['notes without a reference', {}, {}, 300],
  ])('compares %s', async (_, note, item, may) => {
    const files = [
      sale([{ value: '500.00' }]),
      buyerReturn([{ cfop: '5202', icms: '00' }], { references }),
      ownReturn([{ cfop: '1202', ...item }], note),
    ];
    expect(groupsOf(await readXmlFiles(files), '05/2025').none).toBe(may);
  });
});
