import { randomUUID } from 'node:crypto';
import { roundedCents } from '@restitui/brazil/money.ts';
import type { IcmsAmounts } from '@restitui/domain/recovery/icms-credits/icms-credit-totals.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { compensations } from '../src/features/recovery/compensations/compensations.table.ts';
import { toStoredIcms } from '../src/features/recovery/icms-credits/icms-credit.wire.ts';
import { icmsCredits } from '../src/features/recovery/icms-credits/icms-credits.table.ts';
import type { TestServer } from './harness.ts';

interface Place {
  id_tenant: TenantId;
  id_client: string;
  id_product: string;
}

type IcmsColumns = Omit<typeof icmsCredits.$inferInsert, keyof IcmsAmounts>;
type NewIcmsCredit = Place & Partial<IcmsColumns & IcmsAmounts>;

/** Adds the ICMS credits of 03/2024: 100 of PIS and 460 of COFINS, nothing used; amounts are in reais. */
export async function addIcmsCredit({ inTenant, clock }: TestServer, values: NewIcmsCredit): Promise<string> {
  const id = randomUUID();
  const row = toStoredIcms({
    ...{ id, periodoApurado: '03/2024', version: 1, createdDate: clock.now().toISOString() },
    ...{ credPisOriginal: 100, credPisOrigUtilizado: 0, credPisPago: 0, dcompInicialPis: '' },
    ...{ credCofinsOriginal: 460, credCofinsOrigUtilizado: 0, credCofinsPago: 0, dcompInicialCofins: '' },
    ...values,
  });
  await inTenant(values.id_tenant, (db) => db.insert(icmsCredits).values(row));
  return id;
}

type NewCompensation = Place & Partial<Omit<typeof compensations.$inferInsert, 'value'> & { value: number }>;

/** Adds a compensation of IRPJ of 03/2024, by default of R$ 50,00. */
export async function addCompensation(
  { inTenant, clock }: TestServer,
  { value = 50, ...values }: NewCompensation,
): Promise<string> {
  const id = randomUUID();
  await inTenant(values.id_tenant, (db) =>
    db.insert(compensations).values({
      ...{ id, tributo: 'IRPJ', pa: '03/2024', value: roundedCents(value), perDcomp: 'DCOMP-1', version: 1 },
      createdDate: clock.now().toISOString(),
      ...values,
    }),
  );
  return id;
}
