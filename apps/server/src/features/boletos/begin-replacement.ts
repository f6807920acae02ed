import { boletoErrors } from '@restitui/domain/boletos/boletos.errors.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { required } from '../../kernel/app-error.ts';
import { recordChanges } from '../change-history/record-changes.ts';
import type { BankSession } from './bank-session.ts';
import { type BoletoRow, lockBoleto, updateBoleto } from './boletos.repository.ts';
import { requireNotReplaced, requireOpen } from './cancel-at-bank.ts';

/**
 * Says of both that one is to take the place of the other, before the bank is asked for anything, and has somebody go on
 * with it whatever becomes of this request.
 */
export async function beginReplacement(
  context: BankSession & { db: Db },
  { id }: BoletoRow,
  next: BoletoRow,
): Promise<BoletoRow> {
  const { db, tenant, platform, actor } = context;
  const old = required(await lockBoleto(db, tenant, id), boletoErrors.boleto_not_found);
  requireOpen(old);
  requireNotReplaced(old);
  await updateBoleto(db, tenant, old.id, { id_substituto: next.id, substituicao: 'EM_ANDAMENTO' });
  await platform.jobs.enqueue(db, 'boleto-check', { id: old.id, id_tenant: tenant });
  if (actor) {
    const about = { entity: 'BOLETO', id: old.id, id_client: old.id_client } as const;
    await recordChanges({ ...context, actor }, about, {}, { substituto: next.seuNumero });
  }
  const changed = { id_substituido: old.id, substituicao: 'EM_ANDAMENTO' } as const;
  return required(await updateBoleto(db, tenant, next.id, changed), boletoErrors.boleto_not_found);
}
