import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { accountOf } from '../bank-session.ts';
import { findOpenPeriod, listOpenBoletos } from '../boletos.repository.ts';
import { type BoletoWorker, checkBoleto, StillProcessing } from './check-boleto.ts';

/**
 * Asks the bank for all that a tenant waits for, in case that no notice came: one list, and the detail of what it shows
 * to have moved.
 */
export async function pollBoletos({ platform, inTenant }: BoletoWorker, tenant: TenantId): Promise<void> {
  const period = await inTenant(tenant, (db) => findOpenPeriod(db, tenant));
  if (!period) return;
  const account = await accountOf({ platform, tenant, inTenant });
  const charges = await platform.boletos.list(account, period);
  const known = new Map(charges.map((charge) => [charge.codigoSolicitacao, charge]));
  const open = await inTenant(tenant, (db) => listOpenBoletos(db, tenant));
  for (const { id, banco, situacao, codigoSolicitacao, linhaDigitavel } of open) {
    if (banco !== platform.boletos.banco) continue;
    const listed = codigoSolicitacao === null ? undefined : known.get(codigoSolicitacao);
    if (codigoSolicitacao !== null && !listed) continue;
    if (listed?.situacao === situacao && linhaDigitavel !== null) continue;
    await unlessStillProcessing(() => checkBoleto({ platform, inTenant }, { id, id_tenant: tenant }));
  }
}

async function unlessStillProcessing(check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (!(error instanceof StillProcessing)) throw error;
  }
}
