import { asked } from './bank-answers.ts';
import type { BankedBoleto, BankSession } from './bank-session.ts';
import { bookCharge, type News } from './book-charge.ts';

/** Asks the bank how a boleto stands and books what it says; what anybody else says is never booked. */
export async function askAndBook(
  { platform, tenant, inTenant }: Pick<BankSession, 'platform' | 'tenant' | 'inTenant'>,
  { id, codigo, account, seen }: BankedBoleto,
  news: Omit<News, 'seen'>,
) {
  const charge = await asked(() => platform.boletos.find(account, codigo));
  return inTenant(tenant, (db) => bookCharge({ db, tenant, platform }, id, charge, { ...news, seen }));
}
