import { tenants } from '../../features/tenancy/tenants/tenants.table.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { phoneIn } from './documents.ts';
import { insertRows } from './insert-rows.ts';
import { Seeded } from './seeded.ts';
import { demoTenants } from './tenants.data.ts';

export async function fillTenants({ db, today }: Demo): Promise<void> {
  const rows = demoTenants.map(({ slug, ddd, company, clients: _, ...tenant }, i) => ({
    ...tenant,
    ...company,
    tipo: 'MATRIZ',
    codigoAoAssinar: false,
    nome_fantasia: tenant.title,
    email: `contato@${tenant.domain}`,
    whatsApp: phoneIn(ddd, new Seeded('tenant', tenant.id)),
    icon: `/brands/${slug}/icon.svg`,
    logos: { light: `/brands/${slug}/logo-light.svg`, dark: `/brands/${slug}/logo-dark.svg` },
    createdDate: instantOn(dayBefore(today, 1_100 - 90 * i), i),
  }));
  await insertRows(db, tenants, rows);
}
