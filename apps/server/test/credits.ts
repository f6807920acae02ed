import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { roundedCents } from '@restitui/brazil/money.ts';
import type { ResumeType } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { resumeValues } from '../src/features/recovery/assessments/assessments.table.ts';
import { attachments } from '../src/features/recovery/attachments/attachments.table.ts';
import { credits } from '../src/features/recovery/credits/credits.table.ts';
import type { TestServer } from './harness.ts';

interface Place {
  id_tenant: TenantId;
  id_client: string;
  id_product: string;
  id_apuracao: string;
}

type CreditColumns = Omit<typeof credits.$inferInsert, 'creditOrigin' | 'compensacao'>;
type NewCredit = Place & Partial<CreditColumns & { creditOrigin: number; compensacao: number }>;

/** Adds a credit of 05/2025 with a commission of 20%; its amounts are in reais. */
export async function addTestCredit(
  { inTenant, clock }: TestServer,
  { creditOrigin = 1_000, compensacao = 0, ...values }: NewCredit,
): Promise<string> {
  const id = randomUUID();
  await inTenant(values.id_tenant, (db) =>
    db.insert(credits).values({
      id,
      anoCompetencia: 2025,
      mesCompetencia: 5,
      creditOrigin: roundedCents(creditOrigin),
      compensacao: roundedCents(compensacao),
      comissao_porcentagem: 20,
      createdDate: clock.now().toISOString(),
      ...values,
    }),
  );
  return id;
}

export async function addTestAttachment(server: TestServer, place: Place & { nome: string }): Promise<string> {
  const { inTenant, encryptedFiles, clock } = server;
  const [id, key, content] = [randomUUID(), `uploads/${randomUUID()}`, Buffer.from('%PDF-1.7')];
  await encryptedFiles.write(key, Readable.from([content]));
  await inTenant(place.id_tenant, (db) =>
    db.insert(attachments).values({
      ...place,
      id,
      anexo: key,
      arquivo: `${place.nome}.pdf`,
      tamanho: content.length,
      sha256: 'de-teste',
      id_user: 'de-teste',
      createdDate: clock.now().toISOString(),
    }),
  );
  return id;
}

/** Adds a computed figure, in reais, to the summary of an assessment. */
export async function addResumeValue(
  { inTenant }: TestServer,
  { id_tenant, value, ...place }: { id_tenant: TenantId; id_apuracao: string; typeValue: ResumeType; value: number },
): Promise<string> {
  const id = randomUUID();
  await inTenant(id_tenant, (db) =>
    db.insert(resumeValues).values({ id, id_tenant, ...place, value: roundedCents(value) }),
  );
  return id;
}
