import { boletoErrors } from '@restitui/domain/billing/boletos/boletos.errors.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { required } from '../../../kernel/app-error.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import type { BankContext } from './bank-context.service.ts';
import { type BoletoRow, lockBoleto, updateBoleto } from './boletos.repository.ts';
import { requireNotReplaced, requireOpen } from './cancel-at-bank.service.ts';

/**
 * Links both boletos as a replacement before the bank is called, and enqueues a job that finishes it even if this
 * request fails.
 */
export async function startReplacement(
  context: BankContext & { db: Db },
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
