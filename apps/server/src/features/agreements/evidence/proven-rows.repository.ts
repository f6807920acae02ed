import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { identityChecks } from '../../accounts/identity-checks/identity-checks.table.ts';
import { agreements, agreementVersions } from '../documents/agreements.table.ts';
import { agreementEndings } from '../lifecycle/lifecycle.table.ts';
import { signingActs, signingOpenings } from '../signing/signing.table.ts';
import { agreementSeals } from './seals.table.ts';

/** The rows of a tenant that its chain proves, by the name that the chain gives their table. */
export interface ProvenRows {
  contrato: typeof agreements.$inferSelect;
  versao: typeof agreementVersions.$inferSelect;
  ato: typeof signingActs.$inferSelect;
  encerramento: typeof agreementEndings.$inferSelect;
  abertura: typeof signingOpenings.$inferSelect;
  selo: typeof agreementSeals.$inferSelect;
  identidade: typeof identityChecks.$inferSelect;
}

export type ProvenTable = keyof ProvenRows;

/** A row with the name of its table. */
export type ProvenRow<Name extends ProvenTable = ProvenTable> = {
  [Each in Name]: { table: Each; row: ProvenRows[Each] };
}[Name];

/** Smaller than a batch of other rows, because texts are long. */
const textBatch = 50;
const batch = 500;

/** Lists all rows that the chain proves, in batches, table by table. */
export async function* listProvenRows(db: Db, id_tenant: TenantId): AsyncGenerator<ProvenRow> {
  for await (const row of batches(batch, (after) => readers.contrato(db, id_tenant, after))) {
    yield { table: 'contrato', row };
  }
  for await (const row of batches(textBatch, (after) => readers.versao(db, id_tenant, after))) {
    yield { table: 'versao', row };
  }
  for await (const row of batches(batch, (after) => readers.ato(db, id_tenant, after))) yield { table: 'ato', row };
  for await (const row of batches(batch, (after) => readers.encerramento(db, id_tenant, after))) {
    yield { table: 'encerramento', row };
  }
  for await (const row of batches(batch, (after) => readers.abertura(db, id_tenant, after))) {
    yield { table: 'abertura', row };
  }
  for await (const row of batches(batch, (after) => readers.selo(db, id_tenant, after))) yield { table: 'selo', row };
  for await (const row of batches(batch, (after) => readers.identidade(db, id_tenant, after))) {
    yield { table: 'identidade', row };
  }
}

const readers = {
  contrato: (db: Db, tenant: TenantId, after: string) =>
    db
      .select()
      .from(agreements)
      .where(and(eq(agreements.id_tenant, tenant), gt(agreements.id, after)))
      .orderBy(asc(agreements.id))
      .limit(batch),
  versao: (db: Db, tenant: TenantId, after: string) =>
    db
      .select()
      .from(agreementVersions)
      .where(and(eq(agreementVersions.id_tenant, tenant), gt(agreementVersions.id, after)))
      .orderBy(asc(agreementVersions.id))
      .limit(textBatch),
  ato: (db: Db, tenant: TenantId, after: string) =>
    db
      .select()
      .from(signingActs)
      .where(and(eq(signingActs.id_tenant, tenant), gt(signingActs.id, after)))
      .orderBy(asc(signingActs.id))
      .limit(batch),
  encerramento: (db: Db, tenant: TenantId, after: string) =>
    db
      .select()
      .from(agreementEndings)
      .where(and(eq(agreementEndings.id_tenant, tenant), gt(agreementEndings.id, after)))
      .orderBy(asc(agreementEndings.id))
      .limit(batch),
  abertura: (db: Db, tenant: TenantId, after: string) =>
    db
      .select()
      .from(signingOpenings)
      .where(and(eq(signingOpenings.id_tenant, tenant), gt(signingOpenings.id, after)))
      .orderBy(asc(signingOpenings.id))
      .limit(batch),
  selo: (db: Db, tenant: TenantId, after: string) =>
    db
      .select()
      .from(agreementSeals)
      .where(and(eq(agreementSeals.id_tenant, tenant), gt(agreementSeals.id, after)))
      .orderBy(asc(agreementSeals.id))
      .limit(batch),
  identidade: (db: Db, tenant: TenantId, after: string) =>
    db
      .select()
      .from(identityChecks)
      .where(and(eq(identityChecks.id_tenant, tenant), gt(identityChecks.id, after)))
      .orderBy(asc(identityChecks.id))
      .limit(batch),
};

async function* batches<Row extends { id: string }>(
  size: number,
  read: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let after = ''; ; ) {
    const rows = await read(after);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    after = last.id;
  }
}
