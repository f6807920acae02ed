import { expect, it } from 'vitest';
import { readXmlFiles } from '../../test-support/read-xml-files.ts';
import { CLIENT, eventXml, noteKey, noteXml, type WrittenItem } from '../../test-support/write-note.ts';

const GTIN = '7891000315507';
const supplier = '55667788000195';
const sale = (items: WrittenItem[], number = 1, issued = '2025-05-10T10:00:00-03:00') =>
  noteXml({ number, issued, items });
const purchase = (item: WrittenItem, { crt = '3', number = 900, stat = '100' } = {}) =>
  noteXml({
    emit: supplier,
    dest: CLIENT,
    model: '55',
    crt,
    number,
    stat,
    items: [{ icms: '60', cfop: '5405', ...item }],
  });
const cream = { ncm: '33049910', name: 'KIT 7', prod: `<cEAN>${GTIN}</cEAN>` };

async function strengthsOf(files: string[]) {
  const { lines } = await readXmlFiles(files);
  return lines.map(({ forca }) => forca);
}

it('finds the purchase by its barcode, whatever the names', async () => {
  const bought = { ...cream, name: 'CREME NUTRITIVO CX 12', ncm: '33049990' };
  expect(await strengthsOf([sale([cream])])).toEqual(['defensavel']);
  expect(await strengthsOf([sale([cream]), purchase({ ...bought, cstPis: '04' })])).toEqual(['certa']);
  expect(await strengthsOf([sale([cream]), purchase({ ...bought, cstPis: '01' })])).toEqual(['a_provar']);
});

it('finds the purchase by NCM and name without a barcode', async () => {
  const plain = { ncm: '33049910', name: 'Kit 7' };
  expect(await strengthsOf([sale([plain]), purchase({ ...plain, name: 'KIT 7', cstPis: '02' })])).toEqual(['certa']);
  expect(await strengthsOf([sale([plain]), purchase({ ...plain, name: 'KIT 8', cstPis: '02' })])).toEqual([
    'defensavel',
  ]);
});

it.each([
  ['of a supplier in the Simples Nacional', [purchase({ ...cream, cstPis: '04' }, { crt: '1' })]],
  [
    'that was cancelled',
    [purchase({ ...cream, cstPis: '04' }), eventXml(noteKey({ emit: supplier, model: '55', number: 900 }))],
  ],
  ['without authorisation', [purchase({ ...cream, cstPis: '04' }, { stat: '301' })]],
  ['that says nothing about the tax', [purchase({ ...cream, cstPis: '49' })]],
  ['that is no sale', [purchase({ ...cream, cstPis: '04', cfop: '5910' })]],
])('takes no evidence from a purchase %s', async (_, files) => {
  expect(await strengthsOf([sale([cream]), ...files])).toEqual(['defensavel']);
});

it('doubts a product that is also sold under an NCM that does not count', async () => {
  const shampoo = { name: 'SHAMPOO X', ncm: '33051000' };
  const wrong = { ...shampoo, ncm: '39269090' };
  expect(await strengthsOf([sale([shampoo]), sale([wrong], 2, '2025-06-10T10:00:00-03:00')])).toEqual([
    'a_provar',
    null,
  ]);
  expect(await strengthsOf([sale([shampoo]), sale([{ ...wrong, ncm: '00000000' }], 2)])).toEqual(['certa', null]);
});

it('sums each level of a month and carries returns within it', async () => {
  const { claims } = await readXmlFiles([
    sale([
      { ncm: '33051000', name: 'SHAMPOO', value: '100.00' },
      { ...cream, value: '50.00', icms: '500', cfop: '5405' },
      { ncm: '40169990', value: '7.00' },
      { value: '1.00' },
    ]),
    noteXml({
      number: 2,
      tpNF: '0',
      finNFe: '4',
      items: [{ ncm: '33051000', name: 'SHAMPOO', cfop: '1202', value: '30.00' }],
    }),
  ]);
  const [month] = [...claims.values()];
  expect(month?.certain.I).toEqual({ none: 800, st: 5000, mono: 7000, both: 0 });
  expect(month?.defensible.I).toEqual({ none: 800, st: 0, mono: 7000, both: 5000 });
  expect(month?.possible.I).toEqual({ none: 100, st: 0, mono: 7700, both: 5000 });
  expect(month?.reasons.map(({ state, strength, items, cents }) => [state, strength, items, cents])).toEqual([
    ['conta', 'certa', 2, 7000],
    ['conta', 'defensavel', 1, 5000],
    ['revisar', 'a_provar', 1, 700],
  ]);
});

it('counts a return by a buyer at every level, so that the certain one is a lower bound', async () => {
  const { claims } = await readXmlFiles([
    sale([{ ncm: '33051000', name: 'SHAMPOO', value: '100.00' }]),
    noteXml({
      ...{ number: 5, emit: supplier, dest: CLIENT, model: '55', finNFe: '4' },
      items: [{ ncm: '33051000', name: 'XYZ', cfop: '5202', value: '40.00' }],
    }),
  ]);
  const [month] = [...claims.values()];
  expect([month?.certain.I.mono, month?.defensible.I.mono]).toEqual([6000, 6000]);
});
