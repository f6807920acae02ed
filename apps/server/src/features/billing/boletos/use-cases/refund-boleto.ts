import { isPaidSituacao } from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import { canIssueBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import type { boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { boletoErrors } from '@restitui/domain/billing/boletos/boletos.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { requireBankedBoleto, requireBoleto } from '../bank-context.service.ts';
import { callBank } from '../bank-errors.service.ts';
import { toBoletoResponse } from '../boleto.wire.ts';
import { bookCharge } from '../book-charge.service.ts';
import { syncWithBank } from '../sync-with-bank.service.ts';

/**
 * Books a refund. The local bank refunds the payment itself. At other banks the user has refunded it: the charge may
 * still be paid there, because a Pix or bank transfer does not change it.
 */
export async function refundBoleto(
  context: Context<UserActor, OwnTransactions>,
  { params: { id }, body: { motivoDevolucao } }: Input<typeof boletosApi.giveBack>,
) {
  const { platform, tenant, inTenant, actor } = context;
  const boleto = await requireBoleto(context, id);
  requireAccess(canIssueBoletos(actor), boletoErrors.boleto_issue_denied);
  if (boleto.devolvidoEm !== null && !isPaidSituacao(boleto.situacao))
    throw new AppError(boletoErrors.boleto_given_back);
  if (!isPaidSituacao(boleto.situacao)) throw new AppError(boletoErrors.boleto_not_paid);
  const banked = await requireBankedBoleto(context, boleto);

  const { giveBack } = platform.boletos;
  if (giveBack) await callBank(() => giveBack(banked.account, banked.codigo));
  const source = { origem: 'PESSOA', nome_user: actor.name, motivoDevolucao } as const;
  await syncWithBank(context, banked, source);
  const byHand = { situacao: 'CANCELADO', dataSituacao: null } as const;
  return inTenant(tenant, async (db) => {
    const { after } = await bookCharge({ db, tenant, platform }, id, byHand, { ...source, seen: boleto });
    const { id_client, status } = after;
    const about = { entity: 'BOLETO', id, id_client } as const;
    await recordChanges({ ...context, db }, about, { status: boleto.status }, { status, motivoDevolucao });
    return { data: toBoletoResponse(after) };
  });
}
