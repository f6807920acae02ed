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
  return {
    add: (id_tenant, charge) =>
      inTenant(id_tenant, (db) =>
        insertSandboxCharge(db, { id_tenant, codigoSolicitacao: charge.codigoSolicitacao, charge }),
      ),
    find: (id_tenant, codigo) =>
      inTenant(id_tenant, async (db) => (await findSandboxCharge(db, id_tenant, codigo)) as LocalCharge | undefined),
    list: (id_tenant) => inTenant(id_tenant, async (db) => (await listSandboxCharges(db, id_tenant)) as LocalCharge[]),
    change: (id_tenant, codigo, change) =>
      inTenant(id_tenant, async (db) => {
        const found = (await lockSandboxCharge(db, id_tenant, codigo)) as LocalCharge | undefined;
        const charge = found && change(found);
        if (charge) await updateSandboxCharge(db, id_tenant, codigo, charge);
        return charge;
      }),
  };
}
