import { isOpenSituacao } from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import { boletoErrors } from '@restitui/domain/billing/boletos/boletos.errors.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { requireBankedBoleto } from './bank-context.service.ts';
import { callBank } from './bank-errors.service.ts';
import { type BoletoRow, updateBoleto } from './boletos.repository.ts';
import { syncWithBank } from './sync-with-bank.service.ts';

export function requireOpen({ situacao }: BoletoRow): void {
  if (!isOpenSituacao(situacao)) throw new AppError(boletoErrors.boleto_closed);
}

/**
 * Rejects boletos that are being replaced, because the bank will end them. A replacement itself may be cancelled; the
 * old boleto then stays.
 */
export function requireNotReplaced({ substituicao, id_substituto }: BoletoRow): void {
  if (substituicao !== null && id_substituto !== null) throw new AppError(boletoErrors.boleto_being_replaced);
}

/** Cancels at the bank and books its answer: a payment that was made first stays a payment. */
export async function cancelAtBank(
  context: Context<UserActor, OwnTransactions>,
  boleto: BoletoRow,
  motivoCancelamento: string,
): Promise<BoletoRow> {
  const { platform, tenant, inTenant, actor } = context;
  requireOpen(boleto);
  requireNotReplaced(boleto);
  const banked = await requireBankedBoleto(context, boleto);
  try {
    await callBank(() => platform.boletos.cancel(banked.account, banked.codigo, motivoCancelamento));
  } catch (error) {
    // The boleto may just have been paid, which the next answer shows.
    const { after } = await syncWithBank(context, banked, { origem: 'CONSULTA' });
    if (after.situacao !== boleto.situacao) throw new AppError(boletoErrors.boleto_closed);
    throw error;
  }
  await inTenant(tenant, (db) => updateBoleto(db, tenant, boleto.id, { motivoCancelamento }));
  const { after } = await syncWithBank(context, banked, { origem: 'PESSOA', nome_user: actor.name });
  await inTenant(tenant, async (db) => {
    const { id, id_client, status } = after;
    const about = { entity: 'BOLETO', id, id_client } as const;
    await recordChanges({ ...context, db }, about, { status: boleto.status }, { status, motivoCancelamento });
  });
  return after;
}
