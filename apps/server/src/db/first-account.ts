import { randomUUID } from 'node:crypto';
import { newTenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { users } from '../features/accounts/users/users.table.ts';
import { tenants } from '../features/tenancy/tenants/tenants.table.ts';
import type { FirstAccount } from '../platform/first-account.ts';
import { hashPassword } from '../platform/passwords.ts';
import type { Database } from './open-database.ts';

const brand = {
  icon: '/brands/restitui/icon.svg',
  // Until a logo is uploaded, the name of the company is shown in its place.
  logos: { light: '', dark: '' },
  colours: { primary: '#0b6e5f', secondary: '#12333a', accent: '#b45309' },
  landing: 'd' as const,
};

export type FirstAccountOutcome = 'created' | 'present' | 'none';

/**
 * Creates the provider's company and its CEO in a database without companies; leaves any other unchanged.
 * Returns whether it created them, or there are others, or none.
 */
export async function ensureFirstAccount(
  database: Pick<Database, 'asOwner'>,
  account: FirstAccount | undefined,
  { now, publicUrl }: { now: Date; publicUrl: string | undefined },
): Promise<FirstAccountOutcome> {
  return database.asOwner((client) =>
    drizzle(client).transaction(async (db) => {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('restitui first account'))`);
      const [anyTenant] = await db.select({ id: tenants.id }).from(tenants).limit(1);
      if (anyTenant) return 'present';
      if (!account) return 'none';

      const { email, password, name, cpf, company } = account;
      const createdDate = now.toISOString();
      const id_tenant = newTenantId(company.cnpj);
      await db.insert(tenants).values({
        ...brand,
        id: id_tenant,
        title: company.name,
        razao_social: company.name,
        nome_fantasia: company.name,
        email,
        whatsApp: '',
        domain: email.slice(email.indexOf('@') + 1),
        hosts: publicUrl ? [new URL(publicUrl).hostname] : [],
        isProvider: true,
        createdDate,
      });
      await db.insert(users).values({
        id: randomUUID(),
        id_tenant,
        name,
        cpf,
        email,
        password_hash: await hashPassword(password),
        whatsApp: '',
        typeUser: 'ADMIN',
        typeCargo: 'CEO',
        createdDate,
        isAccepted: true,
      });
      return 'created';
    }),
  );
}
