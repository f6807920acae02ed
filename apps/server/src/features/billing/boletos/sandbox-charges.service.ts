import type { InTenant } from '../../../kernel/context.ts';
import type { LocalCharge, LocalCharges } from '../../../platform/local-bank-boletos.ts';
import {
  findSandboxCharge,
  insertSandboxCharge,
  listSandboxCharges,
  lockSandboxCharge,
  updateSandboxCharge,
} from './sandbox-charges.repository.ts';

// Only the local bank writes the column.
const toCharge = (stored: unknown) => stored as LocalCharge;

/** Creates the store of the local bank. Each call has its own transaction, because the bank is outside the product. */
export function createSandboxCharges(inTenant: InTenant): LocalCharges {
  return {
    add: (id_tenant, charge) =>
      inTenant(id_tenant, (db) =>
        insertSandboxCharge(db, { id_tenant, codigoSolicitacao: charge.codigoSolicitacao, charge }),
      ),
    find: (id_tenant, codigo) =>
      inTenant(id_tenant, async (db) => {
        const stored = await findSandboxCharge(db, id_tenant, codigo);
        return stored === undefined ? undefined : toCharge(stored);
      }),
    list: (id_tenant) => inTenant(id_tenant, async (db) => (await listSandboxCharges(db, id_tenant)).map(toCharge)),
    change: (id_tenant, codigo, change) =>
      inTenant(id_tenant, async (db) => {
        const stored = await lockSandboxCharge(db, id_tenant, codigo);
        const charge = stored === undefined ? undefined : change(toCharge(stored));
        if (charge) await updateSandboxCharge(db, id_tenant, codigo, charge);
        return charge;
      }),
  };
}
