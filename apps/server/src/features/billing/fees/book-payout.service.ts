import { dayInBrazil } from '@restitui/brazil/day.ts';
import { payoutPostings } from '@restitui/domain/billing/fees/fee-payouts.ts';
import { newId } from '../../../kernel/new-id.ts';
import type { BookingContext } from './book-fee.service.ts';
import type { FeePayoutRow } from './fee-payouts.repository.ts';
import { insertEntries } from './fees.repository.ts';

type Booked = Pick<FeePayoutRow, 'id' | 'papel' | 'id_user' | 'centavos' | 'data'>;

/** Books a payout on its payment day, or its reversal now, as two ledger lines. */
export async function bookPayout(
  { db, tenant, platform }: BookingContext,
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
