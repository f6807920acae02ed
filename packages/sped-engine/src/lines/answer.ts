/** Whether the ICMS is still in the base of a line. */
export type Answer = 'A_EXCLUIR' | 'JA_EXCLUIDO' | 'BASE_AMBIGUA' | 'BASE_DIVERGENTE' | 'DESCONTO_INDEFINIDO';

/** Amounts of a line, or of a group that is judged as one line. Cents. */
export interface JudgedAmounts {
  value: number;
  discount: number;
  accessories: number;
  icms: number;
  /** XML items, or lines, behind it. */
  parts: number;
}

/** ICMS up to this amount is none. */
export const leastIcms = 2;

const near = (a: number, b: number, tolerance: number) => Math.abs(a - b) <= tolerance;

/** Returns the tolerance in cents: 2 and 1 more for each further part (section 3.3). */
export function toleranceOf(parts: number): number {
  return 2 + Math.max(0, parts - 1);
}

/** Judges by the revenue net of discounts (SP-050); `net` is in cents. */
export function answerByNet(net: number, base: number, { accessories, icms, parts }: JudgedAmounts): Answer {
  if (icms <= leastIcms) return 'JA_EXCLUIDO';
  const tolerance = toleranceOf(parts);
  const isOut = near(base, net - icms, tolerance) || near(base, net + accessories - icms, tolerance);
  const isIn = near(base, net, tolerance) || near(base, net + accessories, tolerance);
  if (isOut && isIn) return 'BASE_AMBIGUA';
  return isOut ? 'JA_EXCLUIDO' : isIn ? 'A_EXCLUIR' : 'BASE_DIVERGENTE';
}

/** Judges a C170 without XML (SP-051, SP-050). */
export function answerOfItem(base: number, amounts: JudgedAmounts): Answer {
  const { value, discount, icms, parts } = amounts;
  const tolerance = toleranceOf(parts);
  const mayHideIcms = discount > 0 && icms > leastIcms && near(discount, icms, tolerance);
  if (mayHideIcms && near(base, value - discount, tolerance)) return 'BASE_AMBIGUA';
  return answerByNet(value - discount, base, amounts);
}

/** Judges a record with a field for discounts, without XML (SP-052). `known` is the discount of its document. */
export function answerByDiscount(base: number, amounts: JudgedAmounts, known: number | undefined): Answer {
  const { value, discount, icms, parts } = amounts;
  if (icms <= leastIcms) return 'JA_EXCLUIDO';
  const tolerance = toleranceOf(parts);
  const isNet = near(base, value - discount, tolerance);
  if (!isNet) return near(base, value - discount - icms, tolerance) ? 'JA_EXCLUIDO' : 'BASE_DIVERGENTE';
  if (discount <= tolerance) return 'A_EXCLUIR';
  const isIcms = near(discount, icms, tolerance);
  const isKnown = known !== undefined && near(discount, known, tolerance);
  const isBoth = known !== undefined && near(discount, known + icms, tolerance);
  if (isKnown && !isIcms && !isBoth) return 'A_EXCLUIR';
  if ((isIcms || isBoth) && !(isKnown && (known ?? 0) > 0)) return 'JA_EXCLUIDO';
  return 'DESCONTO_INDEFINIDO';
}

/** Judges a record without a field for discounts, without XML (SP-053). */
export function answerByValue(base: number, { value, icms, parts }: JudgedAmounts): Answer {
  if (icms <= leastIcms) return 'JA_EXCLUIDO';
  const tolerance = toleranceOf(parts);
  if (near(base, value, tolerance)) return 'A_EXCLUIR';
  return near(base, value - icms, tolerance) ? 'JA_EXCLUIDO' : 'BASE_DIVERGENTE';
}
