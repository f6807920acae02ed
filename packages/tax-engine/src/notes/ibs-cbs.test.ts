import { describe, expect, it } from 'vitest';
import { groupsOf, readXmlFiles } from '../../test-support/read-xml-files.ts';
import { eventXml, noteKey, noteXml, type WrittenItem } from '../../test-support/write-note.ts';
import { elementAt } from '../element-at.ts';
import { readDocument } from './document-reader.ts';

const issued = '2026-05-10T10:00:00-03:00';

// NT 2025.002, layout of PL_010 v1.30: group UB12 of an item and group W34 of the totals.
const group = (base: string, ibs: string, cbs: string) =>
  `<CST>000</CST><cClassTrib>000001</cClassTrib><gIBSCBS><vBC>${base}</vBC><gIBSUF><pIBSUF>0.1000</pIBSUF><vIBSUF>${ibs}</vIBSUF></gIBSUF><gIBSMun><pIBSMun>0.0000</pIBSMun><vIBSMun>0.00</vIBSMun></gIBSMun><vIBS>${ibs}</vIBS><gCBS><pCBS>0.9000</pCBS><vCBS>${cbs}</vCBS></gCBS></gIBSCBS>`;
const total = (ibs: string, cbs: string) =>
  `<vBCIBSCBS>1.00</vBCIBSCBS><gIBS><gIBSUF><vDif>9.99</vDif><vIBSUF>${ibs}</vIBSUF></gIBSUF><vIBS>${ibs}</vIBS></gIBS><gCBS><vDif>9.99</vDif><vCBS>${cbs}</vCBS></gCBS>`;
const byQuantity =
  '<CST>620</CST><cClassTrib>620001</cClassTrib><gIBSCBSMono><gMonoPadrao><vIBSMono>7.00</vIBSMono><vCBSMono>8.00</vCBSMono></gMonoPadrao><vTotIBSMonoItem>1.50</vTotIBSMonoItem><vTotCBSMonoItem>2.50</vTotCBSMonoItem></gIBSCBSMono>';

function ibsCbsOf(ibsCbs: string | undefined) {
  const items: WrittenItem[] = [ibsCbs === undefined ? {} : { ibsCbs }];
  return readDocument(Buffer.from(noteXml({ items }))).notes[0]?.items[0]?.ibsCbs;
}

describe('group IBSCBS of an item', () => {
  it('is read from the current layout', () => {
    expect(ibsCbsOf(group('100.00', '0.10', '0.90'))).toEqual({
      ...{ cst: '000', classTrib: '000001', base: 10000, ibs: 10, cbs: 90, isByQuantity: false },
    });
  });

  it('adds the shares of State and municipality where their sum is not printed', () => {
    const first = group('100.00', '0.10', '0.90')
      .replace(/<vIBS>.*?<\/vIBS>/, '')
      .replace('<vIBSMun>0.00', '<vIBSMun>0.05');
    expect(ibsCbsOf(first)).toMatchObject({ ibs: 15, cbs: 90 });
  });

  it('reads the totals of an item that is taxed by quantity', () => {
    expect(ibsCbsOf(byQuantity)).toEqual({
      ...{ cst: '620', classTrib: '620001', base: 0, ibs: 150, cbs: 250, isByQuantity: true },
    });
  });

  it('keeps an immune item without amounts', () => {
    expect(ibsCbsOf('<CST>410</CST><cClassTrib>410004</cClassTrib>')).toMatchObject({ cst: '410', ibs: 0, cbs: 0 });
  });

  it('takes an amount that is no number as zero and a code that is none as empty', () => {
    const broken = group('string', 'string', '0.90').replace('000001', 'string');
    expect(ibsCbsOf(broken)).toMatchObject({ cst: '000', classTrib: '', base: 0, ibs: 0, cbs: 90 });
  });

  it('is undefined without the group', () => {
    expect(ibsCbsOf(undefined)).toBeUndefined();
  });
});

describe('IBS and CBS of a month', () => {
  const sale = noteXml({
    ...{ number: 1, issued, ibsCbsTotal: total('0.30', '2.70') },
    items: [
      { ibsCbs: group('100.00', '0.10', '0.90') },
      { value: '200.00', ibsCbs: group('200.00', '0.20', '1.80') },
      {},
    ],
  });
  const returned = noteXml({
    ...{ number: 2, issued, tpNF: '0', finNFe: '4' },
    items: [{ cfop: '1202', value: '50.00', ibsCbs: group('50.00', '0.05', '0.45') }],
  });
  const differing = noteXml({
    ...{ number: 3, issued, ibsCbsTotal: total('0.99', '0.90') },
    items: [{ ibsCbs: group('100.00', '0.10', '0.90') }],
  });
  const outside = noteXml({ number: 4, issued, items: [{ cfop: '5910', ibsCbs: group('9.00', '9.00', '9.00') }] });

  it('sums counted items less returns, and counts notes whose totals differ', async () => {
    const reading = await readXmlFiles([sale, returned, differing, outside]);
    expect(elementAt(reading.months, 0).ibsCbs).toEqual({
      ...{ base: 35000, ibs: 35, cbs: 315, items: 4, notes: 3, differing: 1 },
    });
  });

  it('changes no group and no alert', async () => {
    const without = (xml: string) => xml.replace(/<IBSCBS>.*?<\/IBSCBS>|<IBSCBSTot>.*?<\/IBSCBSTot>/g, '');
    const files = [sale, returned, differing, outside];
    const [read, plain] = [await readXmlFiles(files), await readXmlFiles(files.map(without))];
    expect(groupsOf(read)).toEqual(groupsOf(plain));
    expect(read.months.map(({ alerts }) => alerts)).toEqual(plain.months.map(({ alerts }) => alerts));
    expect(plain.months[0]?.ibsCbs).toBeUndefined();
  });

  it('shows the amounts with each item, negative for a return', async () => {
    const { lines } = await readXmlFiles([sale, returned]);
    expect(lines.map(({ ibs_cbs }) => ibs_cbs)).toEqual([
      { cst: '000', classificacao: '000001', base: 10000, ibs: 10, cbs: 90 },
      { cst: '000', classificacao: '000001', base: 20000, ibs: 20, cbs: 180 },
      undefined,
      { cst: '000', classificacao: '000001', base: -5000, ibs: -5, cbs: -45 },
    ]);
  });

  it('leaves out a cancelled note, and compares no total of goods that are taxed by quantity', async () => {
    const fuel = noteXml({
      ...{ number: 5, issued, ibsCbsTotal: total('0.00', '0.00') },
      items: [{ ibsCbs: byQuantity }],
    });
    const reading = await readXmlFiles([sale, eventXml(noteKey({ number: 1, issued })), fuel]);
    expect(elementAt(reading.months, 0).ibsCbs).toMatchObject({ ibs: 150, cbs: 250, notes: 1, differing: 0 });
  });
});
