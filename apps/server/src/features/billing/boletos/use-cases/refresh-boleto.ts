import { canReadBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import type { boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { boletoErrors } from '@restitui/domain/billing/boletos/boletos.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { requireBankedBoleto, requireBoleto } from '../bank-context.service.ts';
import { toBoletoResponse } from '../boleto.wire.ts';
import { syncWithBank } from '../sync-with-bank.service.ts';

export async function refreshBoleto(
  context: Context<UserActor, OwnTransactions>,
  { params: { id } }: Input<typeof boletosApi.refresh>,
) {
  const boleto = await requireBoleto(context, id);
  requireAccess(canReadBoletos(context.actor), boletoErrors.boletos_denied);
  const { after } = await syncWithBank(context, await requireBankedBoleto(context, boleto), { origem: 'CONSULTA' });
  return { data: toBoletoResponse(after) };
}
