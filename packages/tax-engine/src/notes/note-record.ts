import type { Group } from '../reading.ts';
import type { NoteStatus } from './note-status.ts';

/** What is kept of a note on the client's side: amounts per bucket and alerts, no item. */
export interface NoteRecord {
  key: string;
  /** Position of the file in the upload; ties between copies go to the lowest. */
  order: number;
  status: NoteStatus;
  side: 'own' | 'buyer';
  /** `AAAA-MM-DD`. */
  day: string;
  emit: string;
  crt: string;
  finalConsumer: boolean;
  /** Triples of bucket, cents and items. Cents are positive on both sides. */
  sums: number[];
  /** Pairs of an alert's position in the catalogue and its amount. */
  alerts: number[];
  /** Cents of billings for future delivery, and whether the note delivers such a one. */
  futureBilling: number;
  futureDelivery: boolean;
  /** Access keys of the notes that this one refers to; only of returns. */
  references: string[];
  /** Where its items lie: which spill file, first byte, length. */
  spill: [file: number, offset: number, length: number];
}

export interface Bucket {
  returned: boolean;
  ownProduction: boolean;
  st: boolean;
  mono: boolean;
  /** Monofásico only while the client sells at retail. */
  cold: boolean;
}

/** 0 to 31: its place in `buckets`. */
export function bucketNumber({ returned, ownProduction, st, mono, cold }: Bucket): number {
  return Number(returned) + 2 * Number(ownProduction) + 4 * Number(st) + 8 * Number(mono) + 16 * Number(cold);
}

/** Buckets by their number. */
export const buckets: readonly Bucket[] = Array.from({ length: 32 }, (_, number) => {
  const bit = (value: number) => (number & value) !== 0;
  return { returned: bit(1), ownProduction: bit(2), st: bit(4), mono: bit(8), cold: bit(16) };
});

/** The group of an amount; `wholesale` says that cold drinks of its year do not count. */
export function groupOf({ st, mono, cold }: Pick<Bucket, 'st' | 'mono' | 'cold'>, wholesale: boolean): Group {
  const counted = mono && !(cold && wholesale);
  if (st) return counted ? 'both' : 'st';
  return counted ? 'mono' : 'none';
}
