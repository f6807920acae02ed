import { type Cents, integerCents, sumOfCents } from '@restitui/brazil/money.ts';

/** Another request with the same PER/DCOMP; `used` is null while its use is not recorded. */
export interface SharingRequest {
  id_apuracao: string;
  competencia: string;
  used: Cents | null;
}

/** Amounts of one PER/DCOMP in the records of a product, and in its decided requests before and after, in cents. */
export interface ReportedUse {
  /** Amounts of the lines of the compensation report. */
  lines: readonly Cents[];
  /** Used amounts of the control of ICMS credits that name the number. */
  controlled: Cents;
  used: Cents;
  left: Cents;
  others: readonly SharingRequest[];
}

/**
 * How the compensation report follows a decision: it is kept, or its lines are lowered to a sum. Otherwise its amounts do
 * not say which of them is no longer used, and it is corrected by hand up to `limit`.
 */
export type ReportPlan =
  | { kind: 'KEPT' }
  | { kind: 'LOWERED'; sum: Cents; target: Cents }
  | { kind: 'UNRECORDED'; other: SharingRequest }
  | { kind: 'TAXES' | 'BEYOND'; sum: Cents; limit: Cents }
  | { kind: 'CONTROLLED'; sum: Cents; limit: Cents };

/**
 * Plans how the report follows a decision. Afterwards it holds no more of a PER/DCOMP than the requests of that number
 * have used, so that a report that was corrected by hand before is kept.
 */
export function planReport({ lines, controlled, used, left, others }: ReportedUse): ReportPlan {
  const sum = sumOfCents(lines);
  const ofOthers = sumOfCents(others.flatMap((other) => other.used ?? []));
  const target = integerCents(left + ofOthers);
  if (left >= used || (sum <= target && controlled <= target)) return { kind: 'KEPT' };
  const other = others.find((one) => one.used === null);
  if (other) return { kind: 'UNRECORDED', other };
  // A period of the control names the PER/DCOMP that used it first, and may be used by others too.
  if (controlled > target) return { kind: 'CONTROLLED', sum: controlled, limit: target };
  if (target > 0 && lines.length > 1) return { kind: 'TAXES', sum, limit: target };
  const known = integerCents(used + ofOthers);
  return sum > known ? { kind: 'BEYOND', sum, limit: known } : { kind: 'LOWERED', sum, target };
}
