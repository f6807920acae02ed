import type { boletosApi } from '@restitui/domain/boletos/boletos.api.ts';
import { boletoErrors } from '@restitui/domain/boletos/boletos.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, required } from '../../../kernel/app-error.ts';
import type { PublicContext } from '../../../kernel/context.ts';
import { findTenantOfNotice } from '../boleto-notices.repository.ts';
import { listIdsOfCodes } from '../boletos.repository.ts';
import { hashOfNotice } from '../notice-token.ts';

/** Answered at once and believed in nothing: each boleto that it names is asked about at the bank. */
export async function receiveBoletoNotice(
  { withoutTenant, inTenant, origin, platform }: PublicContext,
  { params: { token }, body }: Input<typeof boletosApi.receiveNotice>,
) {
  const wait = platform.boletoNotices.take(origin.address);
  if (wait > 0) throw new AppError(boletoErrors.too_many_notices, { retryAfter: wait });

  const found = await withoutTenant((db) => findTenantOfNotice(db, hashOfNotice(token)));
  const tenant = required(found, boletoErrors.boleto_notice_unknown);
  const codes = [...new Set(body.map(({ codigoSolicitacao }) => codigoSolicitacao))];
  return inTenant(tenant, async (db) => {
    const ids = codes.length > 0 ? await listIdsOfCodes(db, tenant, codes) : [];
    for (const id of ids) await platform.jobs.enqueue(db, 'boleto-check', { id, id_tenant: tenant });
    return { data: { recebidos: ids.length } };
  });
}
