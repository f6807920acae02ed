import type { BankContext, BankedBoleto } from './bank-context.service.ts';
import { callBank } from './bank-errors.service.ts';
import { bookCharge, type ChangeSource } from './book-charge.service.ts';

/** Fetches the state of a boleto from the bank and books it; state from other sources is never booked. */
export async function syncWithBank(
  { platform, tenant, inTenant }: Pick<BankContext, 'platform' | 'tenant' | 'inTenant'>,
  { id, codigo, account, seen }: BankedBoleto,
  source: Omit<ChangeSource, 'seen'>,
) {
  const charge = await callBank(() => platform.boletos.find(account, codigo));
  return inTenant(tenant, (db) => bookCharge({ db, tenant, platform }, id, charge, { ...source, seen }));
}
