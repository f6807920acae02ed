import type { Part, Position } from '../rules/positions.ts';
import { correctedCents } from '../rules/selic.ts';
import type { Amount } from './amounts.ts';
import type { PositionItems } from './cells.ts';
import type { Payment, Standing } from './payment.ts';

/** One position of a period as the answer has it. Cents. */
export interface PositionRow {
  position: Position;
  counts: boolean;
  hasExpired: boolean;
  workers: number;
  base: number;
  suspended: number;
  unconfirmed: number;
  parts: Record<Part, number>;
  credit: number;
  corrected: number;
  places: PlaceAmounts[];
}

/** The part of a position in one place of a period, after the ceilings. Cents. */
export interface PlaceAmounts {
  establishment: string;
  lotacao: string;
  is13: boolean;
  value: number;
  amounts: Pick<Amount, 'part' | 'code' | 'cents'>[];
}

/** Adds up the amounts of a position, after the ceilings. */
export function buildRow(
  { position, cells, suspended, unconfirmed, workers }: PositionItems,
  amounts: readonly Amount[],
  { selic }: Payment,
  { counts, hasExpired }: Standing,
): PositionRow {
  const parts = { patronal: 0, rat: 0, adicional: 0, terceiros: 0 };
  for (const { part, cents } of amounts) parts[part] += cents;
  const credit = parts.patronal + parts.rat + parts.adicional + parts.terceiros;
  return {
    position,
    counts,
    hasExpired,
    workers: workers.size,
    base: cells.reduce((sum, { value }) => sum + Math.max(0, value), 0),
    suspended,
    unconfirmed,
    parts,
    credit,
    corrected: correctedCents(credit, selic),
    places: cells.map((cell) => ({
      establishment: cell.establishment,
      lotacao: cell.lotacao,
      is13: cell.is13,
      value: cell.value,
      amounts: amounts.flatMap((one) =>
        one.cell === cell ? [{ part: one.part, code: one.code, cents: one.cents }] : [],
      ),
    })),
  };
}
