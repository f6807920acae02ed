import { isAccessKey } from './access-key.ts';
import type { DocumentFacts, NoteFacts } from './document-facts.ts';

/** Statuses of a note before events of other files are applied. Stored by position: append only. */
export const noteStatuses = [
  'OK',
  'CANCELADO',
  'DENEGADA',
  'NAO_AUTORIZADA',
  'SEM_PROTOCOLO',
  'IGNORADO_HOMOLOGACAO',
  'CHAVE_INVALIDA',
  'MODELO_IGNORADO',
] as const;

export type NoteStatus = (typeof noteStatuses)[number];

const byStat: Record<string, NoteStatus> = {};
for (const stat of ['100', '150']) byStat[stat] = 'OK';
for (const stat of ['101', '151', '135', '155']) byStat[stat] = 'CANCELADO';
for (const stat of ['110', '205', '301', '302', '303']) byStat[stat] = 'DENEGADA';

/**
 * Determines the status of a note. A CF-e is authorised by its own signature, other notes by a protocol with the same
 * key.
 */
export function noteStatus(note: NoteFacts, protocols: DocumentFacts['protocols']): NoteStatus {
  if (!isAccessKey(note.key)) return 'CHAVE_INVALIDA';
  if (note.mod !== '55' && note.mod !== '65' && note.mod !== '59') return 'MODELO_IGNORADO';
  if (note.tpAmb !== '1') return 'IGNORADO_HOMOLOGACAO';
  if (note.mod === '59') return note.signed ? 'OK' : 'SEM_PROTOCOLO';
  const protocol = protocols.find(({ key }) => key === note.key);
  if (!protocol) return 'SEM_PROTOCOLO';
  return byStat[protocol.stat] ?? 'NAO_AUTORIZADA';
}

/**
 * Returns the keys that a document cancels: accepted events 110111 and 110112 of the production environment, and coupon
 * cancellations with an access key and a signature of their own.
 */
export function cancelledKeys(document: DocumentFacts): string[] {
  const byEvent = document.events.filter(
    ({ type, stat, amb }) =>
      (type === '110111' || type === '110112') && (stat === '135' || stat === '136' || stat === '155') && amb !== '2',
  );
  const byCoupon = document.couponCancels.filter(
    ({ ownKey, signed, amb }) => isAccessKey(ownKey) && signed && amb !== '2',
  );
  return [...byEvent, ...byCoupon].map(({ key }) => key);
}

/** A range of numbers in one series that will never be notes. */
export interface VoidedNumbers {
  /** 14 characters. */
  cnpj: string;
  mod: string;
  /** Without leading zeros. */
  serie: string;
  first: number;
  last: number;
}

/**
 * Returns the number ranges that a document voids: production requests that the SEFAZ accepted (cStat 102).
 */
export function voidedNumbers(document: DocumentFacts): VoidedNumbers[] {
  return document.voidings.flatMap(({ cnpj, mod, serie, first, last, stat, amb }) => {
    const range = { cnpj, mod, serie: String(Number(serie)), first: Number(first), last: Number(last) };
    const sound = range.first >= 1 && range.last >= range.first && range.last <= 999_999_999;
    return stat === '102' && amb !== '2' && sound ? [range] : [];
  });
}

/** Returns `AAAA-MM-DD` in the note's local time, as printed; undefined for an invalid date. */
export function issueDay(issued: string): string | undefined {
  const match = /^(\d{4})-?(0[1-9]|1[0-2])-?(0[1-9]|[12]\d|3[01])/.exec(issued);
  return match ? `${match[1]}-${match[2]}-${match[3]}` : undefined;
}
