import { z } from 'zod';
import { divideCents, type FeeRole, type FeeShare } from './fee-shares.ts';

/**
 * Accounts of the ledger of fees. What came in and what a client owes are debits (above zero); what belongs to somebody,
 * before (PREVISTO) and after (DEVIDO) the client has paid, are credits (below zero), and so is what was paid out to them
 * (REPASSADO).
 */
export const ledgerAccount = z.enum(['CAIXA', 'CLIENTE', 'PREVISTO', 'DEVIDO', 'REPASSADO']);
export type LedgerAccount = z.infer<typeof ledgerAccount>;

/** What a posting came from. */
export const ledgerReason = z.enum(['APURACAO', 'PAGAMENTO', 'ESTORNO', 'REPASSE', 'REPASSE_ESTORNADO']);
export type LedgerReason = z.infer<typeof ledgerReason>;

export const ledgerReasonLabels: Record<LedgerReason, string> = {
  APURACAO: 'Honorários apurados',
  PAGAMENTO: 'Boleto pago',
  ESTORNO: 'Estorno',
  REPASSE: 'Repasse',
  REPASSE_ESTORNADO: 'Repasse estornado',
};

/** An amount on an account, in cents. */
export interface Posting {
  conta: LedgerAccount;
  papel: FeeRole | null;
  id_user: string | null;
  centavos: number;
}

/** One fee as it stands, in cents, none of them negative. */
export interface FeeState {
  /** Commission on what was refunded or compensated. */
  apurado: number;
  /** What paid boletos brought for it. */
  pago: number;
  /** Fine and interest that came with it; the consultancy's alone. */
  encargos: number;
  shares: readonly FeeShare[];
}

/**
 * What stands on every account for one fee. It follows from the state alone, so that events in any order and however
 * often come to the same. A payment beyond the fee, after a compensation was undone, is owed back to the client.
 */
export function balancesOf({ apurado, pago, encargos, shares }: FeeState): Posting[] {
  const weights = shares.map(({ peso }) => peso);
  const due = divideCents(Math.min(pago, apurado), weights);
  const all = divideCents(apurado, weights);
  const of = ({ papel, id_user }: FeeShare) => ({ papel, id_user });
  return merged([
    { conta: 'CAIXA', papel: null, id_user: null, centavos: pago + encargos },
    { conta: 'CLIENTE', papel: null, id_user: null, centavos: apurado - pago },
    ...shares.flatMap((share, i): Posting[] => [
      { ...of(share), conta: 'PREVISTO', centavos: (due[i] ?? 0) - (all[i] ?? 0) },
      { ...of(share), conta: 'DEVIDO', centavos: -(due[i] ?? 0) },
    ]),
    { conta: 'DEVIDO', papel: 'EMPRESA', id_user: null, centavos: -encargos },
  ]);
}

const keyOf = ({ conta, papel, id_user }: Posting) => JSON.stringify([conta, papel, id_user]);

function merged(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, Posting>();
  for (const posting of postings) {
    const before = sums.get(keyOf(posting))?.centavos ?? 0;
    sums.set(keyOf(posting), { ...posting, centavos: before + posting.centavos });
  }
  return [...sums.values()].filter(({ centavos }) => centavos !== 0);
}

/** What has to be posted so that the booked balances become the wanted ones; nothing where they are so already. */
export function postingsBetween(booked: readonly Posting[], wanted: readonly Posting[]): Posting[] {
  return merged([...wanted, ...booked.map((posting) => ({ ...posting, centavos: 0 - posting.centavos }))]);
}

/** What of a payment goes to each line that a boleto covers, in their order; what is over is fine and interest. */
export function applyPayment(
  received: number,
  lines: readonly { centavos: number }[],
): { pago: number; encargos: number }[] {
  let left = received;
  const paid = lines.map(({ centavos }) => {
    const pago = Math.min(centavos, left);
    left -= pago;
    return { pago, encargos: 0 };
  });
  return paid.map((line, i) => (i === 0 ? { ...line, encargos: left } : line));
}
