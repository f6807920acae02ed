import { expect, it } from 'vitest';
import { readXmlFiles } from '../../test-support/read-xml-files.ts';
import { noteXml } from '../../test-support/write-note.ts';

// Texts are copied to the item lines as bytes, so each encoding variant is covered.
const names = [
  'PARAFUSO SEXTAVADO',
  ' com espaços à volta ',
  'CAFÉ MOÍDO 500G',
  'AÇÚCAR',
  'A &amp; B &#x41;',
  '<![CDATA[<b>]]> fim',
  '\u00a0NBSP\u00a0',
  '😀 PAÇOCA',
  '',
  'x'.repeat(5000),
];
const expected = [
  'PARAFUSO SEXTAVADO',
  'com espaços à volta',
  'CAFÉ MOÍDO 500G',
  'AÇÚCAR',
  'A & B A',
  '<b> fim',
  'NBSP',
  '😀 PAÇOCA',
  '',
  'x'.repeat(5000),
];

it('lists texts of items as they are printed, trimmed', async () => {
  const { lines } = await readXmlFiles([noteXml({ items: names.map((name) => ({ name })) })]);
  expect(lines.map(({ produto }) => produto)).toEqual(expected);
  expect(lines.map(({ item }) => item)).toEqual(expected.map((_, i) => i + 1));
});

it('lists an item whose text is longer than the write buffer', async () => {
  const name = 'longo '.repeat(300_000);
  const { lines } = await readXmlFiles([noteXml({ items: [{ name: 'a' }, { name }, { name: 'b' }] })]);
  expect(lines.map(({ produto }) => produto)).toEqual(['a', name.trim(), 'b']);
});

it('classifies by its text an item whose codes are cached', async () => {
  const brake = (name: string) => ({ name, ncm: '87083090' });
  const { lines } = await readXmlFiles([
    noteXml({ number: 1, items: [brake('PASTILHA'), brake('PASTILHA USADA'), brake('PASTILHA')] }),
  ]);
  expect(lines.map(({ grupo, revisar }) => [grupo, revisar])).toEqual([
    ['mono', false],
    ['none', true],
    ['mono', false],
  ]);
});

it('classifies the same codes again in notes of another kind', async () => {
  const item = { ncm: '33051000' };
  const { lines } = await readXmlFiles([
    noteXml({ number: 1, items: [item] }),
    noteXml({ number: 2, finNFe: '3', items: [item] }),
    noteXml({ number: 3, items: [item, { ...item, cfop: '5405' }] }),
  ]);
  expect(lines.map(({ numero, cfop }) => [numero, cfop])).toEqual([
    ['1', '5102'],
    ['3', '5102'],
    ['3', '5405'],
  ]);
});
