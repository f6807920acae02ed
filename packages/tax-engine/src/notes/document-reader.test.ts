import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { noteXml } from '../../test-support/write-note.ts';
import { elementAt } from '../element-at.ts';
import { XmlError } from '../xml/xml-error.ts';
import { readDocument } from './document-reader.ts';

const folder = join(import.meta.dirname, '../../test-data/xml');
const documents = readdirSync(folder)
  .filter((name) => /^\d.*\.xml$/.test(name))
  .map((name) => readFileSync(join(folder, name), 'utf8').replace(/^\ufeff/, ''));

type ItemTexts = [NCM: string, CFOP: string, xProd: string];

/** Reads the same texts of each item with a general-purpose parser; undefined when it rejects the document. */
function readWithSaxes(text: string): ItemTexts[] | undefined {
  const parser = new SaxesParser({ xmlns: false });
  const path: string[] = [];
  const items: Record<string, string>[] = [];
  let refused = false;
  let value = '';
  parser.on('error', () => {
    refused = true;
  });
  parser.on('opentag', ({ name }) => {
    path.push(name.replace(/.*:/, ''));
    if (path.slice(-2).join('/') === 'infNFe/det') items.push({});
    if (path.at(-2) === 'prod') value = '';
  });
  const add = (part: string) => {
    if (path.at(-2) === 'prod') value += part;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const name = path.at(-1) ?? '';
    const item = items.at(-1);
    if (item && path.slice(-4, -1).join('/') === 'infNFe/det/prod') item[name] ??= value.trim();
    path.pop();
  });
  parser.write(text).close();
  if (refused) return undefined;
  return items.map(({ NCM = '', CFOP = '', xProd = '' }) => [NCM, CFOP, xProd]);
}

function readWithEngine(text: string): ItemTexts[] | undefined {
  try {
    const { notes } = readDocument(Buffer.from(text));
    return notes.flatMap(({ items }) => items.map(({ NCM, CFOP, xProd }): ItemTexts => [NCM, CFOP, xProd]));
  } catch (error) {
    if (error instanceof XmlError) return undefined;
    throw error;
  }
}

describe('DocumentReader compared with saxes', () => {
  const pieces = [
    '<',
    '&amp;',
    '&',
    '<!-- <NCM>1</NCM> -->',
    '<![CDATA[<CFOP>1</CFOP>]]>',
    '<x>',
    '</prod>',
    '<NCM>1</NCM>',
    ' ',
  ];
  const spots = ['<NCM>', '<CFOP>', '</xProd>', '<prod>', '<imposto>', '</det>', '<CST>'];

  it('accepts or rejects 300 corrupted notes alike', () => {
    let seed = 2026;
    const next = (below: number) => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
      return (seed >> 8) % below;
    };
    let read = 0;
    for (let i = 0; i < 300; i++) {
      const text = elementAt(documents, next(documents.length));
      const found = text.indexOf(elementAt(spots, next(spots.length)));
      const at = Math.max(found, 0) + next(8);
      const corrupted =
        text.slice(0, at) + pieces[next(pieces.length)] + text.slice(at + (next(3) === 0 ? next(4) : 0));
      const fromEngine = readWithEngine(corrupted);
      expect([fromEngine, corrupted]).toEqual([readWithSaxes(corrupted), corrupted]);
      if (fromEngine) read++;
    }
    expect(read).toBeGreaterThan(50);
  });
});

describe('readDocument', () => {
  it('ignores values outside their expected elements', () => {
    const xml = noteXml({ items: [{ icms: '500', name: 'A &amp; B <![CDATA[<NCM>1</NCM>]]>' }] })
      .replace('<prod>', '<prod><!-- <CFOP>9999</CFOP> -->')
      .replace('<imposto>', '<imposto><IBSCBS><CST>000</CST></IBSCBS>')
      .replace('<det', '<vItem>9.00</vItem><det');
    expect(readDocument(Buffer.from(xml)).notes[0]?.items).toEqual([
      expect.objectContaining({ CFOP: '5102', icms: '500', xProd: 'A & B <NCM>1</NCM>', value: 10000 }),
    ]);
  });

  it('pairs replies with their events and treats a lone reply as an event', () => {
    const reply = (key: string, stat: string) =>
      `<retEvento><infEvento><chNFe>${key}</chNFe><tpEvento>110111</tpEvento><cStat>${stat}</cStat></infEvento></retEvento>`;
    const event = '<evento><infEvento><chNFe>1</chNFe><tpEvento>110111</tpEvento></infEvento></evento>';
    const { events } = readDocument(Buffer.from(`<x>${event}${reply('2', '135')}${reply('1', '501')}</x>`));
    expect(events.map(({ key, stat }) => [key, stat])).toEqual([
      ['1', '501'],
      ['2', '135'],
    ]);
  });
});
