import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { Assessment } from '@restitui/domain/assessments/assessments.api.ts';
import type { Product } from '@restitui/domain/products/products.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Context } from '../../kernel/context.ts';
import { newId } from '../../kernel/new-id.ts';
import { countAssessmentsOfProduct, insertAssessment, insertResumeValues } from './assessments.repository.ts';

const figures = ['CREDITO_APURADO', 'VALOR_REST', 'DEBITO', 'SALDO'] as const;

/** Adds an apuração to a product, numbered and dated, with its summary figures at zero. */
export async function addAssessment(
  { db, tenant, platform }: Pick<Context, 'db' | 'platform'> & { tenant: TenantId },
  product: Product,
): Promise<Assessment> {
  const now = platform.clock.now();
  const number = (await countAssessmentsOfProduct(db, tenant, product.id)) + 1;
  const [year, month, date] = dayInBrazil(now).split('-');
  const assessment = await insertAssessment(db, {
    id: newId(),
    id_tenant: tenant,
    id_client: product.id_client,
    id_product: product.id,
    name: `Apuração ${number} · ${date}/${month}/${year}`,
    createdDate: now.toISOString(),
    isModifica: true,
  });
  await insertResumeValues(
    db,
    figures.map((typeValue) => ({ id: newId(), id_tenant: tenant, id_apuracao: assessment.id, typeValue, value: 0 })),
  );
  return assessment;
}
