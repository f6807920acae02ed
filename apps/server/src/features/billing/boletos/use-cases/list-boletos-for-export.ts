import { canExportBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import type { boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { boletoErrors } from '@restitui/domain/billing/boletos/boletos.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { toBoletoAmounts } from '../boleto.wire.ts';
import { listAllBoletos } from '../boletos.repository.ts';

export async function listBoletosForExport(
  { db, tenant, actor }: Context,
  { query }: Input<typeof boletosApi.listForExport>,
) {
  requireAccess(canExportBoletos(actor), boletoErrors.boleto_export_denied);
  return { data: (await listAllBoletos(db, tenant, query)).map(toBoletoAmounts) };
}
