import { randomUUID } from 'node:crypto';
import { zeroCents } from '@restitui/brazil/money.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { putDebitMonth } from '../src/features/recovery/debit-months/debit-months.repository.ts';
import type { TestServer } from './harness.ts';

interface NewDebitMonth {
  id_tenant: TenantId;
  id_apuracao: string;
  month: string;
  verba?: string;
}

/** Adds a month with one debit of R$ 100,00. */
export async function addDebitMonth({ inTenant }: TestServer, { verba = 'Débito', ...values }: NewDebitMonth) {
  const items = [{ verba, value: 100 }];
  const rest = { credit: zeroCents, files: [], isPaid: false, isSituacaoPerDComp: false, version: 1 };
  await inTenant(values.id_tenant, (db) => putDebitMonth(db, { id: randomUUID(), ...values, items, ...rest }));
}
