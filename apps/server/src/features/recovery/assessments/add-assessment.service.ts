import { dayInBrazil } from '@restitui/brazil/day.ts';
import { zeroCents } from '@restitui/brazil/money.ts';
import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { countAssessmentsOfProduct, insertAssessment, insertResumeValues } from './assessments.repository.ts';

const figures = ['CREDITO_APURADO', 'VALOR_REST', 'DEBITO', 'SALDO'] as const;

/** Adds a numbered and dated assessment to a product, with its summary figures at zero. */
export async function addAssessment(
  context: Pick<Context, 'db' | 'tenant' | 'platform' | 'actor'>,
  product: Product,
): Promise<Assessment> {
  const { db, tenant, platform } = context;
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
    figures.map((typeValue) => ({
      id: newId(),
      id_tenant: tenant,
      id_apuracao: assessment.id,
      typeValue,
      value: zeroCents,
    })),
  );
  const { id, name, id_client, id_product } = assessment;
  await recordChanges(context, { entity: 'APURACAO', id, id_client, id_product }, {}, { name });
  return assessment;
}
