import { canReadBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import type { boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { boletoErrors } from '@restitui/domain/billing/boletos/boletos.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { toBoletoAmounts } from '../boleto.wire.ts';
import { listBoletos } from '../boletos.repository.ts';

export async function listTenantBoletos({ db, tenant, actor }: Context, { query }: Input<typeof boletosApi.list>) {
  requireAccess(canReadBoletos(actor), boletoErrors.boletos_denied);
  const { data, page } = await listBoletos(db, tenant, query);
  return { data: data.map(toBoletoAmounts), page };
}
