import { createHash, randomUUID } from 'node:crypto';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { insertEdit } from '../src/features/agreement-edits/agreement-edits.repository.ts';
import { agreements, agreementVersions } from '../src/features/agreements/agreements.table.ts';
import type { TestServer } from './harness.ts';

type NewAgreement = Partial<typeof agreements.$inferInsert> & {
  id_tenant: TenantId;
  contracts: string[];
  /** Who wrote its text. */
  by: string;
  html: string;
};

/** An agreement with its first text; gives its id. */
export async function addAgreement({ inTenant, clock }: TestServer, { by, html, ...row }: NewAgreement) {
  const id = randomUUID();
  const createdDate = clock.now().toISOString();
  await inTenant(row.id_tenant, async (db) => {
    await db.insert(agreements).values({ createdDate, ...row, id });
    await db.insert(agreementVersions).values({
      ...{ id: randomUUID(), id_tenant: row.id_tenant, id_agreement: id, number: 1, id_user: by, createdDate, html },
      ...{ sha256: createHash('sha256').update(html).digest('hex'), templates: [], data: {}, missing: [] },
    });
  });
  return id;
}

/** A suggestion that nobody decided, by whoever held a link; gives its id. */
export async function addEdit(
  { inTenant, clock }: TestServer,
  values: { id_tenant: TenantId; id_agreement: string; requestChange: string },
) {
  const createdAt = clock.now().toISOString();
  const by = { author: 'link', authorName: 'Quem recebeu o link' } as const;
  const { id } = await inTenant(values.id_tenant, (db) =>
    insertEdit(db, { ...values, ...by, id: randomUUID(), createdAt }),
  );
  return id;
}
