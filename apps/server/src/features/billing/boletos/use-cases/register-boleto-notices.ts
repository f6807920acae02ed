import { canEditBank } from '@restitui/domain/billing/bank-registrations/bank-registrations.access.ts';
import { bankErrors } from '@restitui/domain/billing/bank-registrations/bank-registrations.errors.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import { requireBankAccount } from '../bank-context.service.ts';
import { callBank } from '../bank-errors.service.ts';
import { putBoletoNotice } from '../boleto-notices.repository.ts';
import { hashNoticeToken, newNoticeToken } from '../notice-token.rules.ts';

/** Registers a new notice address at the bank; the bank keeps one, and the previous one becomes invalid. */
export async function registerBoletoNotices(context: Context<UserActor, OwnTransactions>) {
  const { platform, tenant, inTenant, actor } = context;
  requireAccess(canEditBank(actor), bankErrors.bank_edit_denied);
  const account = await requireBankAccount(context);
  const row = required(await inTenant(tenant, (db) => findTenant(db, tenant)), wireErrors.not_found);
  const token = newNoticeToken();

  const createdDate = platform.clock.now().toISOString();
  await callBank(() =>
    platform.boletos.registerNotices(account, `${platform.siteAddress(row)}/api/boletos/aviso/${token}`),
  );
  await inTenant(tenant, (db) =>
    putBoletoNotice(db, { id_tenant: tenant, token_hash: hashNoticeToken(token), createdDate }),
  );
  return { data: { createdDate } };
}
