import { randomUUID } from 'node:crypto';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { compensations } from '../src/features/recovery/compensations/compensations.table.ts';
import { icmsCredits } from '../src/features/recovery/icms-credits/icms-credits.table.ts';
import type { TestServer } from './harness.ts';

interface Place {
  id_tenant: TenantId;
  id_client: string;
  id_product: string;
}

type NewIcmsCredit = Place & Partial<typeof icmsCredits.$inferInsert>;

/** Adds the ICMS credits of 03/2024: 100 of PIS and 460 of COFINS, nothing used. */
export async function addIcmsCredit({ inTenant, clock }: TestServer, values: NewIcmsCredit): Promise<string> {
  const id = randomUUID();
  await inTenant(values.id_tenant, (db) =>
    db.insert(icmsCredits).values({
      ...{ id, periodoApurado: '03/2024', version: 1, createdDate: clock.now().toISOString() },
      ...{ credPisOriginal: 100, credPisOrigUtilizado: 0, credPisPago: 0, dcompInicialPis: '' },
      ...{ credCofinsOriginal: 460, credCofinsOrigUtilizado: 0, credCofinsPago: 0, dcompInicialCofins: '' },
      ...values,
    }),
  );
  return id;
}

type NewCompensation = Place & Partial<typeof compensations.$inferInsert>;

/** Adds a compensation of R$ 50,00 of IRPJ of 03/2024. */
export async function addCompensation({ inTenant, clock }: TestServer, values: NewCompensation): Promise<string> {
  const id = randomUUID();
  await inTenant(values.id_tenant, (db) =>
    db.insert(compensations).values({
      ...{ id, tributo: 'IRPJ', pa: '03/2024', value: 50, perDcomp: 'DCOMP-1', version: 1 },
      createdDate: clock.now().toISOString(),
      ...values,
    }),
  );
  return id;
}
