import { canReadBank } from '@restitui/domain/billing/bank-registrations/bank-registrations.access.ts';
import { bankErrors } from '@restitui/domain/billing/bank-registrations/bank-registrations.errors.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findBankRegistration, toBankResponse } from '../bank-registrations.repository.ts';

export async function readBankRegistration({ db, actor, tenant }: Context) {
  requireAccess(canReadBank(actor), bankErrors.bank_denied);
  const row = await findBankRegistration(db, tenant);
  return { data: row ? toBankResponse(row) : null };
}
