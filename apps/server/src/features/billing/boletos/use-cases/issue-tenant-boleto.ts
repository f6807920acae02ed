import { canIssueBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import type { boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { boletoErrors } from '@restitui/domain/billing/boletos/boletos.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { toBoletoResponse } from '../boleto.wire.ts';
import { issueBoleto } from '../issue-boleto.service.ts';

export async function issueTenantBoleto(
  context: Context<UserActor, OwnTransactions>,
  { body }: Input<typeof boletosApi.issue>,
) {
  requireAccess(canIssueBoletos(context.actor), boletoErrors.boleto_issue_denied);
  return { data: toBoletoResponse(await issueBoleto(context, body)) };
}
