import { noteAlerts, sumsCents } from './alert-catalogue.ts';
import type { ClassificationCache } from './classification-cache.ts';
import type { NoteSide } from './classify-item.ts';
import type { NoteFacts } from './document-facts.ts';
import type { ItemSpill } from './item-spill.ts';
import { findNoteAlerts } from './note-alerts.ts';
import type { NoteRecord } from './note-record.ts';
import type { NoteStatus } from './note-status.ts';
import { sumIbsCbs } from './sum-ibs-cbs.ts';

/** Destinations of the data read from a note. */
export interface Recorder {
  classifications: ClassificationCache;
  spill: ItemSpill;
  /** Number of the spill file in the records. */
  spillNumber: number;
}

/** Classifies, spills and sums the items of a note. Events of other files are applied later, in `resolveNotes`. */
export function recordNote(
  note: NoteFacts,
  status: NoteStatus,
  side: NoteSide,
  day: string,
  order: number,
  { classifications, spill, spillNumber }: Recorder,
): NoteRecord {
  const sums: number[] = [];
  const alerts: number[] = [];
  let futureBilling = 0;
  let futureDelivery = false;
  let returned = false;

  const classify = classifications.forNote(note, side, day);
  spill.begin(note);
  for (const item of note.items) {
    const { result, bucket, alerts: found, spilled } = classify(item);
    if (side === 'own') for (const alert of found) addPair(alerts, alert, sumsCents(alert) ? item.value : 1);
    if (result.cfop.class === 'FUTURE_BILLING' && side === 'own') futureBilling += item.value;
    if (futureDeliveries.has(item.CFOP)) futureDelivery = true;
    if (result.effect === 0) continue;
    returned ||= result.effect < 0;
    addTriple(sums, bucket, item.value);
    spill.add(item, item.value * result.effect, spilled);
  }
  const [offset, length] = spill.end();
  if (side === 'own') {
    for (const alert of findNoteAlerts(note, status, length > 0)) addPair(alerts, noteAlerts.indexOf(alert), 1);
  }
  return {
    key: note.key,
    order,
    status,
    side,
    day,
    emit: note.emit,
    crt: note.CRT,
    finalConsumer: note.mod !== '55' || note.indFinal === '1',
    sums,
    alerts,
    futureBilling,
    futureDelivery,
    ibsCbs: side === 'own' && length > 0 ? sumIbsCbs(note, classify) : undefined,
    references: returned ? note.references : [],
    spill: length > 0 ? [spillNumber, offset, length] : [0, 0, 0],
  };
}

const futureDeliveries = new Set(['5116', '5117', '6116', '6117']);

function addPair(pairs: number[], key: number, amount: number): void {
  for (let i = 0; i < pairs.length; i += 2) {
    if (pairs[i] !== key) continue;
    pairs[i + 1] = (pairs[i + 1] ?? 0) + amount;
    return;
  }
  pairs.push(key, amount);
}

function addTriple(triples: number[], key: number, cents: number): void {
  for (let i = 0; i < triples.length; i += 3) {
    if (triples[i] !== key) continue;
    triples[i + 1] = (triples[i + 1] ?? 0) + cents;
    triples[i + 2] = (triples[i + 2] ?? 0) + 1;
    return;
  }
  triples.push(key, cents, 1);
}
