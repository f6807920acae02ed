import { canIssueBoletos } from '@restitui/domain/boletos/boletos.access.ts';
import type { boletosApi } from '@restitui/domain/boletos/boletos.api.ts';
import { boletoErrors } from '@restitui/domain/boletos/boletos.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { bankedAt, requireBoleto } from '../bank-session.ts';
import { boletoOnWire } from '../boletos.repository.ts';
import { requireNotReplaced, requireOpen } from '../cancel-at-bank.ts';
import { finishReplacement } from '../finish-replacement.ts';
import { issueBoleto } from '../issue-boleto.ts';
import { StillProcessing } from '../still-processing.ts';

/**
 * The new one first: whoever holds the old paper is never without one that can be paid. Where the bank does not end the
 * old one at once, both say that the replacement is under way, and a job goes on with it.
 */
export async function replaceBoleto(session: StaffSession, { params: { id }, body }: Input<typeof boletosApi.replace>) {
  const replaced = await requireBoleto(session, id);
  requireAccess(canIssueBoletos(session.actor), boletoErrors.boleto_issue_denied);
  requireOpen(replaced);
  requireNotReplaced(replaced);
  await bankedAt(session, replaced);

  const boleto = await issueBoleto(session, { ...body, id_client: replaced.id_client }, replaced);
  await unlessBankFails(() => finishReplacement(session, id));
  return { data: boletoOnWire(await requireBoleto(session, boleto.id)) };
}

/** The new boleto stands: what the bank did not do now is no failure of this call. */
async function unlessBankFails(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError || error instanceof StillProcessing)) throw error;
  }
}
