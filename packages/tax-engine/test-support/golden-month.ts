import { readFileSync } from 'node:fs';
import type { LawAnnex } from './law-tables.ts';

/** `st`, `mono` and `both` as the PGDAS-D says it of a parcel; `suspensa` and `oficio` of PIS and COFINS. */
export type GoldenMark = 'st' | 'mono' | 'both' | 'suspensa' | 'oficio';

export interface GoldenParcel {
  cents: number;
  mark?: GoldenMark;
}

/** Goods (1, 2, 4, 5), or a service by its annex. `icms` stands instead of what the table gives. */
export interface GoldenActivity {
  id?: 1 | 2 | 4 | 5;
  service?: 'III' | 'IV' | 'V';
  parcels: GoldenParcel[];
  icms?: number;
}

export type GoldenGroups = Record<'none' | 'st' | 'mono' | 'both', number>;

/** What is fixed of a month. Money in cents. */
export interface GoldenInput {
  pa: string;
  regime?: 'Caixa';
  kind?: 'declaracao';
  rbt12: number;
  rbt12p?: number;
  /** Gross revenue of the year with this month in it, where the sublimit or the limit is passed. */
  rba?: number;
  /** Revenue by competência, where caixa declares another. */
  accrued?: number;
  barred?: true;
  /** The notes carry CRT 2. */
  icmsOutsideDas?: true;
  activities: GoldenActivity[];
  notes: Partial<Record<'I' | 'II', Partial<GoldenGroups>>>;
  /** Sales less returns before the floor at zero, where it is another than the groups' sum. */
  unfloored?: number;
  items: [total: number, mono: number, st: number];
  /** Day and cents; none says that no payment was recognised. Missing: all of it, on the due date. */
  payments?: [day: string, cents: number][];
}

/** The 28 fields, and why a month has no result. */
export interface GoldenMonth extends GoldenInput {
  name: string;
  expected: Record<string, string | number>;
  reason?: string;
}

const file = new URL('../test-data/golden-months.json', import.meta.url);

export function readGoldenMonths(): GoldenMonth[] {
  return JSON.parse(readFileSync(file, 'utf8'));
}

export function annexOf({ id, service }: GoldenActivity): LawAnnex {
  return service ?? ((id ?? 1) < 4 ? 'I' : 'II');
}
