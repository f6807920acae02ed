import { reaisOf, roundedCents } from '@restitui/brazil/money.ts';
import { z } from 'zod';

/** How well a claim is proved, strongest first (decision 078). */
export const claimStrength = z.enum(['certa', 'defensavel', 'a_provar']);
export type ClaimStrength = z.infer<typeof claimStrength>;

export const claimStrengthLabels: Record<ClaimStrength, string> = {
  certa: 'Certa',
  defensavel: 'Defensável',
  a_provar: 'A provar',
};

export const claimStrengthTexts: Record<ClaimStrength, string> = {
  certa: 'A lei cita o produto, uma segunda prova confirma e nada contradiz.',
  defensavel: 'A lei alcança o produto, mas falta uma segunda prova ou há um ponto a explicar.',
  a_provar: 'Há contradição ou falta a decisão do analista: reúna a prova antes de pedir.',
};

const money = z.number();

/**
 * A refund by strength, reais. The first three sum to the computed total; `a_revisar` is what undecided items would add
 * to it.
 */
export const strengthAmounts = z.object({
  certa: money,
  defensavel: money,
  a_provar: money,
  a_revisar: money,
});
export type StrengthAmounts = z.infer<typeof strengthAmounts>;

/** The strength of a month: the weakest part of its total; null when there is nothing to claim. */
export const monthStrength = strengthAmounts.extend({ nivel: claimStrength.nullable() });
export type MonthStrength = z.infer<typeof monthStrength>;

/** A rule or decision behind items of a month, in one sentence, with its effect on the refund. Reais. */
export const monthReason = z.object({
  texto: z.string(),
  /** Legal source, shown on demand. */
  lei: z.string(),
  /** The text that the rule was compared with, and the day; missing in older results. */
  fonte: z.string().optional(),
  situacao: z.enum(['conta', 'fora', 'revisar']),
  forca: claimStrength.nullable(),
  itens: z.int(),
  valor: money,
  /** The refund that these items give, or would give if they counted. */
  efeito: money,
});
export type MonthReason = z.infer<typeof monthReason>;

/** Returns the strength of a month whose total a user corrected: the strongest parts first, an excess is to be proved. */
export function strengthOfTotal(forca: MonthStrength, total: number): MonthStrength {
  const cents = roundedCents(total);
  const certa = Math.min(roundedCents(forca.certa), cents);
  const defensavel = Math.min(roundedCents(forca.defensavel), cents - certa);
  const a_provar = cents - certa - defensavel;
  const nivel = a_provar > 0 ? 'a_provar' : defensavel > 0 ? 'defensavel' : certa > 0 ? 'certa' : forca.nivel;
  return {
    certa: reaisOf(certa),
    defensavel: reaisOf(defensavel),
    a_provar: reaisOf(a_provar),
    a_revisar: forca.a_revisar,
    nivel,
  };
}
