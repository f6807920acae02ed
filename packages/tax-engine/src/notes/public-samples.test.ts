import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { XmlError } from '../xml/xml-error.ts';
import { classifyItem } from './classify-item.ts';
import type { DocumentFacts } from './document-facts.ts';
import { readDocument } from './document-reader.ts';
import { itemAlerts } from './item-alerts.ts';
import { cancelledKeys, issueDay, noteStatus } from './note-status.ts';

// Sample files of other projects are not part of this repository: RESTITUI_SHARED names the folder with them.
const beside = join(import.meta.dirname, '../../../../../shared/data/nfe-samples');
const folder = process.env.RESTITUI_SHARED ?? beside;
const table = join(folder, 'expected.csv');

function readTable(): Record<string, string>[] {
  if (!existsSync(table)) return [];
  const [head = '', ...lines] = readFileSync(table, 'utf8').trim().split(/\r?\n/);
  const columns = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, i) => [columns[i], value])));
}

const rows = readTable();
const reais = (cents: number) => (cents === 0 || Number.isNaN(cents) ? '0' : (cents / 100).toFixed(2));
const read = (row: Record<string, string>) => readDocument(readFileSync(join(folder, row.file ?? '')));

function summarise(document: DocumentFacts) {
  const [note] = document.notes as [DocumentFacts['notes'][number]];
  const status = noteStatus(note, document.protocols);
  const day = issueDay(note.issued) ?? '';
  const sums = { st_only: 0, mono_only: 0, st_and_mono: 0, neither: 0, review: 0, bonus: 0, other: 0 };
  const counts = { items: 0, items_mono: 0, items_st: 0 };
  const alerts = new Set<string>();
  for (const item of note.items) {
    const result = classifyItem(item, note, 'own', day);
    for (const [code] of itemAlerts(item, result)) alerts.add(code);
    if (result.cfop.class === 'BONUS') sums.bonus += item.value;
    if (result.effect <= 0) sums.other += item.value;
    else {
      const name = result.mono ? 'mono_only' : 'neither';
      sums[result.st.st ? (result.mono ? 'st_and_mono' : 'st_only') : name] += item.value;
      if (result.review) sums.review += item.value;
      counts.items++;
      counts.items_mono += Number(result.mono);
      counts.items_st += Number(result.st.st);
    }
  }
  return {
    status: status === 'OK' && cancelledKeys(document).includes(note.key) ? 'CANCELADO' : status,
    chave: note.key,
    mod: note.mod,
    competencia: day.slice(0, 7),
    CRT: note.CRT,
    tpAmb: note.tpAmb,
    goods_revenue: reais(sums.st_only + sums.mono_only + sums.st_and_mono + sums.neither),
    ...Object.fromEntries(Object.entries(sums).map(([key, cents]) => [key, reais(cents)])),
    ...Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, String(count)])),
    alerts: [...alerts].sort().join(' '),
  };
}

describe.skipIf(rows.length === 0)('readDocument on public samples', () => {
  it.each(rows.filter(({ doc_kind }) => doc_kind === 'NFE').map((row) => [row.file, row] as const))(
    'reads %s',
    (_, row) => {
      const found = summarise(read(row));
      const expected: Record<string, unknown> = { ...row, alerts: row.alerts?.split(' ').sort().join(' ') };
      if (expected.competencia === 'string') expected.competencia = '';
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map((key) => [key, expected[key]])));
    },
  );

  it.each(rows.filter(({ doc_kind }) => doc_kind !== 'NFE').map((row) => [row.file, row] as const))(
    'handles %s',
    (_, row) => {
      if (row.doc_kind === 'INVALID') {
        expect(() => read(row)).toThrow(XmlError);
        return;
      }
      const document = read(row);
      if (row.doc_kind === 'IGNORED') {
        expect(`RAIZ_${document.root}`).toBe(row.alerts);
        expect(document.notes.length + document.events.length + document.couponCancels.length).toBe(0);
        return;
      }
      const couponCancels = document.couponCancels.map(({ key }) => ({ key, type: 'CFeCanc', stat: '' }));
      const event = [...document.events, ...couponCancels][0] as DocumentFacts['events'][number];
      expect(event.key).toBe(row.chave);
      expect(event.type).toBe(row.tpEvento);
      if (row.cStat !== 'SAT') expect(event.stat).toBe(row.cStat);
    },
  );
});
