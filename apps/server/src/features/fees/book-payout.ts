import { dayInBrazil } from '@restitui/brazil/day.ts';
import { payoutPostings } from '@restitui/domain/fees/fee-payouts.ts';
import { newId } from '../../kernel/new-id.ts';
import type { FeeContext } from './book-fee.ts';
import type { FeePayoutRow } from './fee-payouts.repository.ts';
import { insertEntries } from './fees.repository.ts';

type Booked = Pick<FeePayoutRow, 'id' | 'papel' | 'id_user' | 'centavos' | 'data'>;

/** Two lines on the ledger: a payout on the day on which it was paid, its reversal now. */
export async function bookPayout(
  { db, tenant, platform }: FeeContext,
  { id, papel, id_user, centavos, data }: Booked,
  motivo: 'REPASSE' | 'REPASSE_ESTORNADO',
): Promise<void> {
  const now = platform.clock.now();
  const isOfToday = motivo === 'REPASSE_ESTORNADO' || data === dayInBrazil(now);
  const date = isOfToday ? now.toISOString() : new Date(`${data}T12:00:00-03:00`).toISOString();
  const booking = { id_tenant: tenant, id_lancamento: newId(), id_repasse: id, motivo, date };
  await insertEntries(
    db,
    payoutPostings({ papel, id_user }, centavos).map((posting) => ({ ...posting, ...booking, id: newId() })),
  );
}
