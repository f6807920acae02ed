import type { boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { boletoErrors } from '@restitui/domain/billing/boletos/boletos.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { WebhookActor } from '../../../../kernel/actor.ts';
import { AppError, required } from '../../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { findTenantOfNotice } from '../boleto-notices.repository.ts';
import { listIdsOfCodes } from '../boletos.repository.ts';
import { hashNoticeToken } from '../notice-token.rules.ts';

/** Acknowledges a notice without trusting its content: a job fetches each boleto that it names from the bank. */
export async function receiveBoletoNotice(
  { withoutTenant, inTenant, origin, platform }: Context<WebhookActor, TenantLookup>,
  { params: { token }, body }: Input<typeof boletosApi.receiveNotice>,
) {
  const wait = await platform.boletoNotices.take(origin.address);
  if (wait > 0) throw new AppError(boletoErrors.too_many_notices, { retryAfter: wait });

  const found = await withoutTenant((db) => findTenantOfNotice(db, hashNoticeToken(token)));
  const tenant = required(found, boletoErrors.boleto_notice_unknown);
  const codes = [...new Set(body.map(({ codigoSolicitacao }) => codigoSolicitacao))];
  return inTenant(tenant, async (db) => {
    const ids = codes.length > 0 ? await listIdsOfCodes(db, tenant, codes) : [];
    for (const id of ids) await platform.jobs.enqueue(db, 'boleto-check', { id, id_tenant: tenant });
    return { data: { recebidos: ids.length } };
  });
}
