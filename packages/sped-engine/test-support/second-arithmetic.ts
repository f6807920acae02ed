/**
 * A second implementation of sections 3.5 and 3.6 of the engine's rules, in other arithmetic: amounts are cents and
 * rates are percent, multiplied as integers of ten-thousandths.
 */

/** Computes base × rate in percent, half up. Cents. */
export function taxOf(base: number, percent: number): number {
  const product = base * Math.round(percent * 100);
  return Math.floor((product + 5_000) / 10_000);
}

/** Computes what excluding ICMS frees in one regime. */
export function expectedPayment(month: {
  rate: number;
  tax: number;
  used: number;
  retained: number;
  due: number;
  base: number;
  excluded: number;
}): { reduction: number; recoverable: number; freedRetention: number; freedCredit: number } {
  const { rate, tax, used, retained, due, base, excluded } = month;
  const reduction = tax - taxOf(Math.max(0, base - excluded), rate);
  // The payment is freed first, then the retention, then the credit.
  const recoverable = Math.min(reduction, due);
  const freedRetention = Math.min(reduction - recoverable, retained);
  const freedCredit = Math.min(reduction - recoverable - freedRetention, used);
  return { reduction, recoverable, freedRetention, freedCredit };
}
