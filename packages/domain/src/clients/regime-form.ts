import { z } from 'zod';
import { contractForm } from './registration-form.ts';

/** A commission as a field shows it: `12,5`. */
export function commissionText(percent: number): string {
  return String(percent).replace('.', ',');
}

/** The commission that a client has may stay as it is, decimals included; a new one is a whole number (C-35). */
function commissionFrom(kept: number) {
  return z.string('Informe a comissão').transform((typed, context) => {
    if (typed === commissionText(kept)) return kept;
    const parsed = contractForm.shape.comissao.safeParse(typed);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    if (issue) context.addIssue({ code: 'custom', message: issue.message });
    return z.NEVER;
  });
}

/** Commission and bank of a client, as they are typed. */
export function termsForm(kept: number) {
  const { banco, agencia, conta } = contractForm.shape;
  return z.object({ comissaoTenant: commissionFrom(kept), banco, agencia, conta });
}

/** The editor of regimes and products: the contract form of a client that has a contract already. */
export function regimeForm(kept: number) {
  return contractForm.extend({ comissao: commissionFrom(kept) });
}
export type RegimeForm = z.input<ReturnType<typeof regimeForm>>;
export type FilledRegime = z.output<ReturnType<typeof regimeForm>>;
