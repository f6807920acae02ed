import type { Group } from '../engine-types.ts';
import type { NoteStatus } from './note-status.ts';

/** IBS and CBS of a note or of several notes of the client. Cents; returns are negative. */
export interface IbsCbsSums {
  base: number;
  ibs: number;
  cbs: number;
  /** Counted items with the group. */
  items: number;
}

/** The stored part of a note on the client's side: amounts per bucket and alerts, without items. */
export interface NoteRecord {
  key: string;
  /** Position of the file in the upload; of equal copies the lowest one is used. */
  order: number;
  status: NoteStatus;
  side: 'own' | 'buyer';
  day: string;
  emit: string;
  crt: string;
  finalConsumer: boolean;
  /** Triples of bucket, cents and items. Cents are positive on both sides. */
  sums: number[];
  /** Pairs of an alert's position in the catalogue and its amount. */
  alerts: number[];
  /** Cents of billings for future delivery; below: the note delivers goods billed earlier. */
  futureBilling: number;
  futureDelivery: boolean;
  /** Undefined for notes without IBS and CBS, and for notes of buyers. */
  ibsCbs: (IbsCbsSums & { differsFromTotal: boolean }) | undefined;
  /** Access keys referenced by this note; filled for returns only. */
  references: string[];
  /** Location of its items: number of the spill file, first byte, length. */
  spill: [file: number, offset: number, length: number];
}

export interface Bucket {
  returned: boolean;
  ownProduction: boolean;
  st: boolean;
  mono: boolean;
  /** Monofásico only while the client sells at retail (cold drinks). */
  cold: boolean;
}

/** Returns the index of a bucket in `buckets`, 0 to 31. */
export function bucketNumber({ returned, ownProduction, st, mono, cold }: Bucket): number {
  return Number(returned) + 2 * Number(ownProduction) + 4 * Number(st) + 8 * Number(mono) + 16 * Number(cold);
}

/** All 32 buckets by index. */
export const buckets: readonly Bucket[] = Array.from({ length: 32 }, (_, number) => {
  const bit = (value: number) => (number & value) !== 0;
  return { returned: bit(1), ownProduction: bit(2), st: bit(4), mono: bit(8), cold: bit(16) };
});

/** Returns the group of an amount. `wholesale`: cold drinks of its year do not count as monofásico. */
export function groupOf({ st, mono, cold }: Pick<Bucket, 'st' | 'mono' | 'cold'>, wholesale: boolean): Group {
  const counted = mono && !(cold && wholesale);
  if (st) return counted ? 'both' : 'st';
  return counted ? 'mono' : 'none';
}
