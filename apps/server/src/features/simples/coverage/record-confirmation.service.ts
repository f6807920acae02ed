import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import type { Context } from '../../../kernel/context.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';

/** Records the reason of a confirmation, or its withdrawal, in the history of the analysis. */
export async function recordConfirmation(
  context: Context,
  { id, id_client, id_product }: Pick<Assessment, 'id' | 'id_client' | 'id_product'>,
  competencia: string,
  before: string | undefined,
  after: string | undefined,
): Promise<void> {
  const field = `cobertura_confirmada ${competencia}`;
  const record = { entity: 'ANALISE', id, id_client, id_product } as const;
  await recordChanges(context, record, { [field]: before ?? null }, { [field]: after ?? null });
}
