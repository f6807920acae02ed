import { type Cents, integerCents } from '@restitui/brazil/money.ts';
import { z } from 'zod';

/** Receiver of a share of a fee. */
export const feeRole = z.enum(['PROVEDOR', 'EMPRESA', 'PARCEIRO', 'CONTABILIDADE']);
export type FeeRole = z.infer<typeof feeRole>;

export const feeRoleLabels: Record<FeeRole, string> = {
  PROVEDOR: 'Provedor',
  EMPRESA: 'Consultoria',
  PARCEIRO: 'Parceiro',
  CONTABILIDADE: 'Contabilidade',
};

/** Share of a fee; the weights of one fee sum to 10,000. */
export interface FeeShare {
  papel: FeeRole;
  /** Null when the share belongs to a company. */
  id_user: string | null;
  peso: number;
}

interface Commissions {
  /** The provider's percentage of the fee. */
  provedor: number;
  /** Percentages of the partner who brought the client and of the client's accounting firm. */
  parceiro?: { id: string; percentual: number } | undefined;
  contabilidade?: { id: string; percentual: number } | undefined;
}

const whole = 10_000;
const weightOf = (percent: number) => Math.round(percent * 100);

/**
 * Returns the shares of a fee: first the provider, then partner and accounting firm, each up to what is left; the rest
 * is the consultancy's. Omits empty shares.
 */
export function feeShares({ provedor, parceiro, contabilidade }: Commissions): FeeShare[] {
  const wanted: FeeShare[] = [
    { papel: 'PROVEDOR', id_user: null, peso: weightOf(provedor) },
    ...(parceiro ? [{ papel: 'PARCEIRO' as const, id_user: parceiro.id, peso: weightOf(parceiro.percentual) }] : []),
    ...(contabilidade
      ? [{ papel: 'CONTABILIDADE' as const, id_user: contabilidade.id, peso: weightOf(contabilidade.percentual) }]
      : []),
  ];
  let left = whole;
  const shares = wanted.map((share) => {
    const peso = Math.min(Math.max(share.peso, 0), left);
    left -= peso;
    return { ...share, peso };
  });
  return [...shares, { papel: 'EMPRESA' as const, id_user: null, peso: left }].filter(({ peso }) => peso > 0);
}

/**
 * Divides cents by weight without losing or adding any: rounds each part down and gives the remaining cents to the
 * largest remainders, the earlier part first among equals.
 * @param cents not negative
 */
export function divideCents(cents: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) throw new Error('Nothing can be divided among nobody.');
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const parts = exact.map((amount) => amount / total);
  const left = BigInt(cents) - parts.reduce((sum, part) => sum + part, 0n);
  const byRemainder = exact
    .map((amount, i) => ({ i, remainder: amount % total }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.i - b.i : a.remainder > b.remainder ? -1 : 1));
  const lucky = new Set(byRemainder.slice(0, Number(left)).map(({ i }) => i));
  return parts.map((part, i) => integerCents(Number(part) + (lucky.has(i) ? 1 : 0)));
}
