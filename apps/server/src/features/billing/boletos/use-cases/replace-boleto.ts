import { canIssueBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import type { boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { boletoErrors } from '@restitui/domain/billing/boletos/boletos.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { requireBankedBoleto, requireBoleto } from '../bank-context.service.ts';
import { StillProcessing } from '../bank-errors.service.ts';
import { toBoletoResponse } from '../boleto.wire.ts';
import { requireNotReplaced, requireOpen } from '../cancel-at-bank.service.ts';
import { finishReplacement } from '../finish-replacement.service.ts';
import { issueBoleto } from '../issue-boleto.service.ts';

/**
 * Issues the new boleto first, so that the client always has a payable one. If the bank does not cancel the old one at
 * once, both are marked as being replaced and a job finishes the replacement.
 */
export async function replaceBoleto(
  context: Context<UserActor, OwnTransactions>,
  { params: { id }, body }: Input<typeof boletosApi.replace>,
) {
  const replaced = await requireBoleto(context, id);
  requireAccess(canIssueBoletos(context.actor), boletoErrors.boleto_issue_denied);
  requireOpen(replaced);
  requireNotReplaced(replaced);
  await requireBankedBoleto(context, replaced);

  const boleto = await issueBoleto(context, { ...body, id_client: replaced.id_client }, { replaced });
  await ignoreBankFailure(() => finishReplacement(context, id));
  return { data: toBoletoResponse(await requireBoleto(context, boleto.id)) };
}

/** The new boleto is issued: a failure to cancel the old one does not fail the call. */
async function ignoreBankFailure(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError || error instanceof StillProcessing)) throw error;
  }
}
