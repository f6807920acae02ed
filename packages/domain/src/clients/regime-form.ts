import { z } from 'zod';
import { contractForm } from './registration-form.ts';

/** A commission as a field shows it: `12,5`. */
export function commissionText(percent: number): string {
  return String(percent).replace('.', ',');
}

/**
 * The editor of regimes and products: the contract form, in which the commission that the client has may stay as it is,
 * decimals included; a new one is a whole number (C-35).
 */
export function regimeForm(kept: number) {
  const comissao = z.string('Informe a comissão').transform((typed, context) => {
    if (typed === commissionText(kept)) return kept;
    const parsed = contractForm.shape.comissao.safeParse(typed);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    if (issue) context.addIssue({ code: 'custom', message: issue.message });
    return z.NEVER;
  });
  return contractForm.extend({ comissao });
}
export type RegimeForm = z.input<ReturnType<typeof regimeForm>>;
export type FilledRegime = z.output<ReturnType<typeof regimeForm>>;
