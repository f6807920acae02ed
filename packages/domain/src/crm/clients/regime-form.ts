import { z } from 'zod';
import { contractForm } from './registration-form.ts';

/** Formats a commission for a field: `12,5`. */
export function commissionText(percent: number): string {
  return String(percent).replace('.', ',');
}

/** A typed commission: the present one may keep its decimals, a new one is a whole number (C-35). */
function commissionFrom(current: number) {
  return z.string('Informe a comissão').transform((typed, context) => {
    if (typed === commissionText(current)) return current;
    const parsed = contractForm.shape.comissao.safeParse(typed);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    if (issue) context.addIssue({ code: 'custom', message: issue.message });
    return z.NEVER;
  });
}

/** The typed commission and bank of a client. */
export function termsForm(current: number) {
  const { banco, agencia, conta } = contractForm.shape;
  return z.object({ comissaoTenant: commissionFrom(current), banco, agencia, conta });
}

/** The form of the regime and product editor of a client that already has a contract. */
export function regimeForm(current: number) {
  return contractForm.extend({ comissao: commissionFrom(current) });
}
export type RegimeForm = z.input<ReturnType<typeof regimeForm>>;
export type FilledRegime = z.output<ReturnType<typeof regimeForm>>;
