import { canEditBank } from '@restitui/domain/bank-registrations/bank-registrations.access.ts';
import { bankErrors } from '@restitui/domain/bank-registrations/bank-registrations.errors.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { findTenant } from '../../tenants/tenants.repository.ts';
import { asked } from '../bank-answers.ts';
import { accountOf } from '../bank-session.ts';
import { putBoletoNotice } from '../boleto-notices.repository.ts';
import { hashOfNotice, newNoticeToken } from '../notice-token.ts';

/** A new address each time; the bank holds one, and the one before it is good no more. */
export async function registerBoletoNotices(session: StaffSession) {
  const { platform, tenant, inTenant, actor } = session;
  requireAccess(canEditBank(actor), bankErrors.bank_edit_denied);
  const account = await accountOf(session);
  const row = required(await inTenant(tenant, (db) => findTenant(db, tenant)), wireErrors.not_found);
  const token = newNoticeToken();

  const createdDate = platform.clock.now().toISOString();
  await asked(() =>
    platform.boletos.registerNotices(account, `${platform.siteAddress(row)}/api/boletos/aviso/${token}`),
  );
  await inTenant(tenant, (db) =>
    putBoletoNotice(db, { id_tenant: tenant, token_hash: hashOfNotice(token), createdDate }),
  );
  return { data: { createdDate } };
}
