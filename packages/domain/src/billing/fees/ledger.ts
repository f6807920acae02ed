import { type Cents, integerCents, lesserCents, negatedCents, zeroCents } from '@restitui/brazil/money.ts';
import { z } from 'zod';
import { divideCents, type FeeRole, type FeeShare } from './fee-shares.ts';

/**
 * Accounts of the ledger of fees. Receipts and clients' debts are debits (positive). Shares before the client's payment
 * (PREVISTO) and after it (DEVIDO), and payouts (REPASSADO), are credits (negative).
 */
export const ledgerAccount = z.enum(['CAIXA', 'CLIENTE', 'PREVISTO', 'DEVIDO', 'REPASSADO']);
export type LedgerAccount = z.infer<typeof ledgerAccount>;

/** Reason of a posting. */
export const ledgerReason = z.enum([
  'APURACAO',
  'PAGAMENTO',
  'ESTORNO',
  'REPASSE',
  'REPASSE_ESTORNADO',
  'DEVOLUCAO',
  'DEVOLUCAO_ESTORNADA',
]);
export type LedgerReason = z.infer<typeof ledgerReason>;

export const ledgerReasonLabels: Record<LedgerReason, string> = {
  APURACAO: 'Honorários apurados',
  PAGAMENTO: 'Boleto pago',
  ESTORNO: 'Estorno',
  REPASSE: 'Repasse',
  REPASSE_ESTORNADO: 'Repasse estornado',
  DEVOLUCAO: 'Devolução ao cliente',
  DEVOLUCAO_ESTORNADA: 'Devolução estornada',
};

/** Amount on an account. */
export interface Posting {
  conta: LedgerAccount;
  papel: FeeRole | null;
  id_user: string | null;
  centavos: Cents;
}

/** State of a fee, never negative. */
export interface FeeState {
  /** Commission on refunded or compensated amounts. */
  apurado: Cents;
  /** Amount paid by boletos and not given back. */
  pago: Cents;
  /** Fine and interest received with it, which belong to the consultancy. */
  encargos: Cents;
  shares: readonly FeeShare[];
}

/**
 * Returns the balance of every account for one fee. It depends on the state alone, so that the order and repetition of
 * events do not matter. A payment beyond the fee, after a compensation was undone, is owed to the client.
 */
export function balancesOf({ apurado, pago, encargos, shares }: FeeState): Posting[] {
  const weights = shares.map(({ peso }) => peso);
  const due = divideCents(lesserCents(pago, apurado), weights);
  const all = divideCents(apurado, weights);
  const of = ({ papel, id_user }: FeeShare) => ({ papel, id_user });
  return merged([
    { conta: 'CAIXA', papel: null, id_user: null, centavos: integerCents(pago + encargos) },
    { conta: 'CLIENTE', papel: null, id_user: null, centavos: integerCents(apurado - pago) },
    ...shares.flatMap((share, i): Posting[] => [
      { ...of(share), conta: 'PREVISTO', centavos: integerCents((due[i] ?? 0) - (all[i] ?? 0)) },
      { ...of(share), conta: 'DEVIDO', centavos: negatedCents(due[i] ?? zeroCents) },
    ]),
    { conta: 'DEVIDO', papel: 'EMPRESA', id_user: null, centavos: negatedCents(encargos) },
  ]);
}

const keyOf = ({ conta, papel, id_user }: Posting) => JSON.stringify([conta, papel, id_user]);

function merged(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, Posting>();
  for (const posting of postings) {
    const before = sums.get(keyOf(posting))?.centavos ?? 0;
    sums.set(keyOf(posting), { ...posting, centavos: integerCents(before + posting.centavos) });
  }
  return [...sums.values()].filter(({ centavos }) => centavos !== 0);
}

/** Returns the postings that turn the booked balances into the wanted ones; empty when they are equal. */
export function postingsBetween(booked: readonly Posting[], wanted: readonly Posting[]): Posting[] {
  return merged([...wanted, ...booked.map((posting) => ({ ...posting, centavos: negatedCents(posting.centavos) }))]);
}

/** Allocates a payment to the lines of a boleto, in their order; the excess is fine and interest. */
export function applyPayment(
  received: Cents,
  lines: readonly { centavos: Cents }[],
): { pago: Cents; encargos: Cents }[] {
  let left = received;
  const paid = lines.map(({ centavos }) => {
    const pago = lesserCents(centavos, left);
    left = integerCents(left - pago);
    return { pago, encargos: zeroCents };
  });
  return paid.map((line, i) => (i === 0 ? { ...line, encargos: left } : line));
}
