import { canIssueBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import type { boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { boletoErrors } from '@restitui/domain/billing/boletos/boletos.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { requireBoleto } from '../bank-context.service.ts';
import { toBoletoResponse } from '../boleto.wire.ts';
import { cancelAtBank } from '../cancel-at-bank.service.ts';

export async function cancelBoleto(
  context: Context<UserActor, OwnTransactions>,
  { params: { id }, body: { motivoCancelamento } }: Input<typeof boletosApi.cancel>,
) {
  const boleto = await requireBoleto(context, id);
  requireAccess(canIssueBoletos(context.actor), boletoErrors.boleto_issue_denied);
  return { data: toBoletoResponse(await cancelAtBank(context, boleto, motivoCancelamento)) };
}
