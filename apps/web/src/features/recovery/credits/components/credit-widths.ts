import { formatBRL } from '@restitui/brazil/money.ts';
import { creditTotals } from '@restitui/domain/recovery/credits/credit-calculation.ts';
import type { Credit } from '@restitui/domain/recovery/credits/credits.api.ts';

const padding = 12;
/** Of a letter of a total in bold type, as the mean of an amount. */
const letter = 7.9;
/** Pixels of the fields of an editor: month and day of the payment, status. */
const fixed = { month: 128, status: 118, actions: 118 };
/** Of a field and of an amount below a million without its sign, in which the editor breaks what it computes. */
const field = 84 + padding;
/** Pixels of the longest headings, which are in a smaller type: 'Crédito original' and 'Compensação'. */
const heading = { origin: 108, used: 92, commission: 76 };

/**
 * Returns the widths in pixels, in falling order, below which the table of credits leaves out Selic and commission, and
 * below which it is shown as cards. They hold the editor of a row too, so that no column goes when it opens.
 */
export function creditTableLimits(credits: readonly Credit[], mayEdit: boolean): [number, number] {
  const totals = creditTotals(credits);
  const widthOf = (amount: number, least = 0) => Math.max(padding + formatBRL(amount).length * letter, least);
  const least = mayEdit ? field : 0;
  const kept =
    fixed.month +
    widthOf(totals.creditOrigin, Math.max(heading.origin, least)) +
    widthOf(totals.corrigido, least) +
    widthOf(totals.compensacao, Math.max(heading.used, least)) +
    widthOf(totals.saldo, least) +
    fixed.status +
    fixed.actions;
  const spare =
    widthOf(totals.selic, Math.max(88, least)) + widthOf(totals.comissao, Math.max(heading.commission, least));
  return [Math.ceil(kept + spare), Math.ceil(kept)];
}
