import { canEditBank } from '@restitui/domain/billing/bank-registrations/bank-registrations.access.ts';
import { bankErrors } from '@restitui/domain/billing/bank-registrations/bank-registrations.errors.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { BankRefusal } from '../../../../platform/bank-boletos.ts';
import { ExternalServiceError } from '../../../../platform/get-json.ts';
import { openBankAccount } from '../bank-account.service.ts';
import { findBankRegistration } from '../bank-registrations.repository.ts';

/** Authenticates at the bank with the registered account, and requests nothing else. */
export async function testBankConnection({ actor, tenant, platform, inTenant }: Context<UserActor, OwnTransactions>) {
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
    if (error instanceof ExternalServiceError) throw new AppError(bankErrors.bank_silent);
    if (!(error instanceof BankRefusal)) throw error;
    throw new AppError(error.kind === 'busy' ? bankErrors.bank_busy : bankErrors.bank_credentials_refused);
  }
  return { data: { banco } };
}
