import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { InTenant } from '../../kernel/context.ts';
import type { LocalCharge, LocalCharges } from '../../platform/local-bank-boletos.ts';
import {
  findSandboxCharge,
  insertSandboxCharge,
  listSandboxCharges,
  lockSandboxCharge,
  updateSandboxCharge,
} from './sandbox-charges.repository.ts';

/** The local bank's memory: it is outside the product, so each call is a transaction of its own. */
export function sandboxMemory(inTenant: InTenant): LocalCharges {
  const within = <T>(id_tenant: string, work: Parameters<typeof inTenant<T>>[1]) =>
    inTenant(id_tenant as TenantId, work);
  return {
    add: (id_tenant, charge) =>
      within(id_tenant, (db) =>
        insertSandboxCharge(db, { id_tenant, codigoSolicitacao: charge.codigoSolicitacao, charge }),
      ),
    find: (id_tenant, codigo) =>
      within(id_tenant, async (db) => (await findSandboxCharge(db, id_tenant, codigo)) as LocalCharge | undefined),
    list: (id_tenant) => within(id_tenant, async (db) => (await listSandboxCharges(db, id_tenant)) as LocalCharge[]),
    change: (id_tenant, codigo, change) =>
      within(id_tenant, async (db) => {
        const found = (await lockSandboxCharge(db, id_tenant, codigo)) as LocalCharge | undefined;
        const charge = found && change(found);
        if (charge) await updateSandboxCharge(db, id_tenant, codigo, charge);
        return charge;
      }),
  };
}
