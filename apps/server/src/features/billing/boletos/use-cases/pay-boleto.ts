import { canIssueBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import type { boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { boletoErrors } from '@restitui/domain/billing/boletos/boletos.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { requireBankedBoleto, requireBoleto } from '../bank-context.service.ts';
import { callBank } from '../bank-errors.service.ts';
import { toBoletoResponse } from '../boleto.wire.ts';
import { requireOpen } from '../cancel-at-bank.service.ts';
import { syncWithBank } from '../sync-with-bank.service.ts';

/** Pays a demonstration boleto at the local bank; the product learns of it from the bank's answer. */
export async function payBoleto(
  context: Context<UserActor, OwnTransactions>,
  { params: { id }, body: { origemRecebimento } }: Input<typeof boletosApi.pay>,
) {
  const boleto = await requireBoleto(context, id);
  requireAccess(canIssueBoletos(context.actor), boletoErrors.boleto_issue_denied);
  const pay = required(context.platform.boletos.pay, boletoErrors.boleto_not_payable_here);
  requireOpen(boleto);
  const banked = await requireBankedBoleto(context, boleto);

  await callBank(() => pay(banked.account, banked.codigo, origemRecebimento));
  const { after } = await syncWithBank(context, banked, { origem: 'CONSULTA' });
  return { data: toBoletoResponse(after) };
}
