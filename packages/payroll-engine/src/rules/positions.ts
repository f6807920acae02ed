import { calendarMonth, type PayrollPeriod } from '../payroll-period.ts';
import table from './positions.data.json' with { type: 'json' };

export type PositionClass =
  | 'RECONHECIDA'
  | 'JUDICIAL_FAVORAVEL'
  | 'MODULADA'
  | 'DESFAVORAVEL'
  | 'NAO_INCIDE_POR_LEI'
  | 'INDEFINIDA';

/** The four parts of the employer's contribution. */
export type Part = 'patronal' | 'rat' | 'adicional' | 'terceiros';

/** Legal position of a verba in a range of months; a new ruling is a new position (PR-033). */
export interface Position {
  id: string;
  /** 1 to 52 as in the table of verbas, 101 on outside of it. */
  verba: number;
  name: string;
  class: PositionClass;
  /** First and last month, `AAAA-MM`; null when open. */
  from: string | null;
  to: string | null;
  /** natRubr that it is for; null for all others of the verba. */
  natures: readonly string[] | null;
  parts: Record<Part, boolean>;
  /** The credit needs an action of the company's own. */
  needsAction: boolean;
  /** Last day on which that action may have been filed. */
  actionUntil: string | null;
  conditions: string | null;
  source: string;
  date: string | null;
  /** Read in a public source; otherwise to be checked by a lawyer. */
  isVerified: boolean;
}

/** Day on which the positions were verified, kept with each analysis (PR-033). */
export const positionsDate = table.date;
/** All classes in the order of the answer. */
export const positionClasses = table.classes as PositionClass[];
/** Classes in the order in which they use up what a month shows as paid (PR-048). */
export const ceilingOrder = table.ceilingOrder as PositionClass[];

const byVerba = Map.groupBy(table.positions as Position[], ({ verba }) => verba);
/** Verbas that get no amount from this engine (PR-031). */
const typedOnly = new Set([50, 51, 52]);

/**
 * Returns the position of a verba in a period: the one that names the natRubr, otherwise the one that names none (PR-030).
 * Undefined for verbas that are not computed here.
 */
export function findPosition(verba: number, period: PayrollPeriod, nature: string | undefined): Position | undefined {
  if (typedOnly.has(verba)) return undefined;
  const month = calendarMonth(period);
  const inForce = (byVerba.get(verba) ?? []).filter(
    ({ from, to }) => (from === null || from <= month) && (to === null || month <= to),
  );
  const named = inForce.find(({ natures }) => nature !== undefined && natures?.includes(nature));
  return named ?? inForce.find(({ natures }) => natures === null);
}
