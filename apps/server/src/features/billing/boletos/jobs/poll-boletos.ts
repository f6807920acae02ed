import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { type BankContext, requireBankAccount } from '../bank-context.service.ts';
import { StillProcessing } from '../bank-errors.service.ts';
import { findWatchedPeriod, listReplacedBoletos, listWatchedBoletos } from '../boletos.repository.ts';
import { finishReplacement } from '../finish-replacement.service.ts';
import { type BoletoWorker, updateFromBank } from './check-boleto.ts';

/** Time after a payment in which a refund is looked for. */
const watchedAfterPayment = 90 * 24 * 60 * 60_000;

/**
 * Updates all boletos of a tenant that are open or recently paid, in case a notice was lost: one list, and the details
 * of those that changed. Then continues unfinished replacements.
 */
export async function pollBoletos({ platform, inTenant }: BoletoWorker, tenant: TenantId): Promise<void> {
  const paidSince = new Date(platform.clock.now().getTime() - watchedAfterPayment).toISOString();
  const period = await inTenant(tenant, (db) => findWatchedPeriod(db, tenant, paidSince));
  if (!period) return;
  const context = { platform, tenant, inTenant };
  const charges = await platform.boletos.list(await requireBankAccount(context), period);
  const known = new Map(charges.map((charge) => [charge.codigoSolicitacao, charge]));
  const watched = await inTenant(tenant, (db) => listWatchedBoletos(db, tenant, paidSince));
  for (const { id, banco, situacao, codigoSolicitacao, linhaDigitavel } of watched) {
    if (banco !== platform.boletos.banco) continue;
    const listed = codigoSolicitacao === null ? undefined : known.get(codigoSolicitacao);
    if (codigoSolicitacao !== null && !listed) continue;
    if (listed?.situacao === situacao && linhaDigitavel !== null) continue;
    await ignoreStillProcessing(() => updateFromBank({ platform, inTenant }, { id, id_tenant: tenant }));
  }
  await finishReplacements(context);
}

/** A boleto that the bank does not cancel must not block the others. */
async function finishReplacements(context: BankContext): Promise<void> {
  const { tenant, inTenant } = context;
  const failures: unknown[] = [];
  for (const id of await inTenant(tenant, (db) => listReplacedBoletos(db, tenant))) {
    await ignoreStillProcessing(() => finishReplacement(context, id)).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

async function ignoreStillProcessing(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StillProcessing)) throw error;
  }
}
