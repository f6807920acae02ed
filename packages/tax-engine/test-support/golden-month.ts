import { readFileSync } from 'node:fs';
import type { LawAnnex } from './law-tables.ts';

/** Qualifiers of a parcel: `st`, `mono` and `both` as in the PGDAS-D; `suspensa` and `oficio` of PIS and COFINS. */
export type GoldenMark = 'st' | 'mono' | 'both' | 'suspensa' | 'oficio';

export interface GoldenParcel {
  cents: number;
  mark?: GoldenMark;
}

/** Goods (1, 2, 4, 5), or a service by its annex. `icms` replaces the tax of the table. */
export interface GoldenActivity {
  id?: 1 | 2 | 4 | 5;
  service?: 'III' | 'IV' | 'V';
  parcels: GoldenParcel[];
  icms?: number;
}

export type GoldenGroups = Record<'none' | 'st' | 'mono' | 'both', number>;

/** The inputs of a month. Money in cents. */
export interface GoldenInput {
  pa: string;
  regime?: 'Caixa';
  kind?: 'declaracao';
  rbt12: number;
  rbt12p?: number;
  /** Gross revenue of the year including this month, where it exceeds the sublimit or the limit. */
  rba?: number;
  /** Limit of the year in which the company began. */
  limit?: number;
  /** Revenue by competência, where it differs from the declared one in the caixa regime. */
  accrued?: number;
  barred?: true;
  /** The notes have CRT 2. */
  icmsOutsideDas?: true;
  activities: GoldenActivity[];
  notes: Partial<Record<'I' | 'II', Partial<GoldenGroups>>>;
  /** Sales less returns before the floor at zero, where it differs from the groups' sum. */
  unfloored?: number;
  items: [total: number, mono: number, st: number];
  /** Day and cents; an empty list: no payment was recognised. Undefined: paid in full on the due date. */
  payments?: [day: string, cents: number][];
}

/** The 28 fields, and the reasons of a month without a result. */
export interface GoldenMonth extends GoldenInput {
  name: string;
  expected: Record<string, string | number>;
  reason?: string;
}

const file = new URL('../test-data/golden-months.json', import.meta.url);

/** Reads the golden months. */
export function readGoldenMonths(): GoldenMonth[] {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Returns the annex of LC 123 that taxes an activity. */
export function annexOf({ id, service }: GoldenActivity): LawAnnex {
  return service ?? ((id ?? 1) < 4 ? 'I' : 'II');
}
