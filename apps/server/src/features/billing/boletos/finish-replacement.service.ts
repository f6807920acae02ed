import { isOpenSituacao, isPaidSituacao } from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import { BankRefusal } from '../../../platform/bank-boletos.ts';
import { findReplacementPair } from './advance-replacement.service.ts';
import { type BankContext, requireBankedBoleto } from './bank-context.service.ts';
import { StillProcessing, toAppError } from './bank-errors.service.ts';
import { type BoletoRow, findBoleto } from './boletos.repository.ts';
import { syncWithBank } from './sync-with-bank.service.ts';

/**
 * Cancels the replaced boleto at the bank, or the new one if the old one was paid meanwhile. Idempotent; the progress
 * is stored in the rows.
 * @throws StillProcessing or AppError while the bank has not finished or fails
 */
export async function finishReplacement(context: BankContext, id: string): Promise<void> {
  const { tenant, inTenant } = context;
  const pair = await inTenant(tenant, async (db) => {
    const boleto = await findBoleto(db, tenant, id);
    return boleto && findReplacementPair({ db, tenant }, boleto);
  });
  if (!pair) return;
  const { old, next } = pair;
  if (isPaidSituacao(old.situacao)) {
    await cancelOpen(context, next, `Boleto ${old.seuNumero} pago`);
    return;
  }
  // The client must keep one payable boleto.
  if (next.codigoSolicitacao === null) throw new StillProcessing();
  const after = await cancelOpen(context, old, `Substituído: ${next.seuNumero}`);
  if (isPaidSituacao(after.situacao)) await finishReplacement(context, id);
}

async function cancelOpen(context: BankContext, boleto: BoletoRow, motivo: string): Promise<BoletoRow> {
  if (!isOpenSituacao(boleto.situacao)) return boleto;
  if (boleto.codigoSolicitacao === null) throw new StillProcessing();
  const { platform, actor } = context;
  const banked = await requireBankedBoleto(context, boleto);
  const isAccepted = await platform.boletos
    .cancel(banked.account, banked.codigo, motivo)
    .then(() => true, ignoreRefusal);
  const { after } = await syncWithBank(context, banked, { origem: 'PESSOA', nome_user: actor?.name ?? null });
  if (isOpenSituacao(after.situacao) && isAccepted) throw new StillProcessing();
  return after;
}

/** Ignores a refusal: the boleto has just ended, as the next answer shows, or the next poll tries again. */
function ignoreRefusal(error: unknown): false {
  if (error instanceof BankRefusal && error.kind === 'refused') return false;
  throw toAppError(error);
}
