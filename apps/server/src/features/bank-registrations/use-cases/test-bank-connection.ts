import { canEditBank } from '@restitui/domain/bank-registrations/bank-registrations.access.ts';
import { bankErrors } from '@restitui/domain/bank-registrations/bank-registrations.errors.ts';
import { AppError, requireAccess, required } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { BankRefusal } from '../../../platform/bank-boletos.ts';
import { OutsideFailure } from '../../../platform/get-json.ts';
import { openBankAccount } from '../bank-account.ts';
import { findBankRegistration } from '../bank-registrations.repository.ts';

/** Asks the bank to let the registered account in, and for nothing else. */
export async function testBankConnection({ actor, tenant, platform, inTenant }: StaffSession) {
  requireAccess(canEditBank(actor), bankErrors.bank_edit_denied);
  const account = await inTenant(tenant, async (db) => {
    required(await findBankRegistration(db, tenant), bankErrors.bank_unregistered);
    return openBankAccount(db, platform, tenant);
  });
  const { banco, needsCredentials, check } = platform.boletos;
  if (needsCredentials && !account.credentials) throw new AppError(bankErrors.bank_files_missing);

  try {
    await check(account);
  } catch (error) {
    if (error instanceof OutsideFailure) throw new AppError(bankErrors.bank_silent);
    if (!(error instanceof BankRefusal)) throw error;
    throw new AppError(error.kind === 'busy' ? bankErrors.bank_busy : bankErrors.bank_credentials_refused);
  }
  return { data: { banco } };
}
