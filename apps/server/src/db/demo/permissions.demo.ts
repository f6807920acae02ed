import type { Permissions } from '@restitui/domain/accounts/permissions/permission-catalogue.ts';
import { type ServiceType, serviceFlags, serviceType } from '@restitui/domain/recovery/products/service-type.ts';
import { permissions } from '../../features/accounts/permissions/permissions.table.ts';
import type { Demo } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { demoTenants } from './tenants.data.ts';
import { consultancyAccounts, providerAccounts } from './users.data.ts';
import { analystEmail, analystServices, secondAnalystEmail, userId } from './users.demo.ts';

const otherServices = serviceType.options.filter((service) => !analystServices.includes(service));

const flagsOf = (services: readonly ServiceType[]): Permissions =>
  Object.fromEntries(services.map((service) => [serviceFlags[service], true]));

const flags: Readonly<Record<string, Permissions>> = {
  [analystEmail]: { permission_product: true, ...flagsOf(analystServices) },
  // Without permission_product, the second analyst sees the products assigned to her.
  [secondAnalystEmail]: flagsOf(otherServices),
};

/** Only the analysts have permission flags. */
export async function fillPermissions({ db }: Demo): Promise<void> {
  const rows = demoTenants.flatMap(({ id, domain, isProvider }) =>
    (isProvider ? providerAccounts : consultancyAccounts).map(({ mailbox }) => {
      const email = `${mailbox}@${domain}`;
      return { id_user: userId(email), id_tenant: id, flags: flags[email] ?? {} };
    }),
  );
  await insertRows(db, permissions, rows);
}
