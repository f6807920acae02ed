import type { Permissions } from '@restitui/domain/accounts/permissions/permission-catalogue.ts';
import { permissions } from '../../features/accounts/permissions/permissions.table.ts';
import type { Demo } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { demoTenants } from './tenants.data.ts';
import { consultancyAccounts, providerAccounts } from './users.data.ts';
import { analystEmail, userId } from './users.demo.ts';

const analystFlags: Permissions = {
  permission_product: true,
  pis_cofins_monofasico_para_sn: true,
  previdenciario: true,
};

/** Only the analyst has permission flags. */
export async function fillPermissions({ db }: Demo): Promise<void> {
  const rows = demoTenants.flatMap(({ id, domain, isProvider }) =>
    (isProvider ? providerAccounts : consultancyAccounts).map(({ mailbox }) => {
      const email = `${mailbox}@${domain}`;
      return { id_user: userId(email), id_tenant: id, flags: email === analystEmail ? analystFlags : {} };
    }),
  );
  await insertRows(db, permissions, rows);
}
