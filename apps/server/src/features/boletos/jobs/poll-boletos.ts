import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { accountOf, type BankSession } from '../bank-session.ts';
import { findWatchedPeriod, listReplacedBoletos, listWatchedBoletos } from '../boletos.repository.ts';
import { finishReplacement } from '../finish-replacement.ts';
import { StillProcessing } from '../still-processing.ts';
import { askAboutBoleto, type BoletoWorker } from './check-boleto.ts';

/** For this long after a payment the bank is looked at for whether it gave it back. */
const watchedAfterPayment = 90 * 24 * 60 * 60_000;

/**
 * Asks the bank for all that a tenant waits for or was lately paid, in case that no notice came: one list, and the detail
 * of what it shows to have moved. Replacements that were left half done are gone on with.
 */
export async function pollBoletos({ platform, inTenant }: BoletoWorker, tenant: TenantId): Promise<void> {
  const paidSince = new Date(platform.clock.now().getTime() - watchedAfterPayment).toISOString();
  const period = await inTenant(tenant, (db) => findWatchedPeriod(db, tenant, paidSince));
  if (!period) return;
  const session = { platform, tenant, inTenant };
  const charges = await platform.boletos.list(await accountOf(session), period);
  const known = new Map(charges.map((charge) => [charge.codigoSolicitacao, charge]));
  const watched = await inTenant(tenant, (db) => listWatchedBoletos(db, tenant, paidSince));
  for (const { id, banco, situacao, codigoSolicitacao, linhaDigitavel } of watched) {
    if (banco !== platform.boletos.banco) continue;
    const listed = codigoSolicitacao === null ? undefined : known.get(codigoSolicitacao);
    if (codigoSolicitacao !== null && !listed) continue;
    if (listed?.situacao === situacao && linhaDigitavel !== null) continue;
    await unlessStillProcessing(() => askAboutBoleto({ platform, inTenant }, { id, id_tenant: tenant }));
  }
  await finishReplacements(session);
}

/** One that the bank does not let end must not keep the others back. */
async function finishReplacements(session: BankSession): Promise<void> {
  const { tenant, inTenant } = session;
  const failures: unknown[] = [];
  for (const id of await inTenant(tenant, (db) => listReplacedBoletos(db, tenant))) {
    await unlessStillProcessing(() => finishReplacement(session, id)).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

async function unlessStillProcessing(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StillProcessing)) throw error;
  }
}
