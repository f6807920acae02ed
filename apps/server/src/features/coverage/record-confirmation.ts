import type { Assessment } from '@restitui/domain/assessments/assessments.api.ts';
import type { Context } from '../../kernel/context.ts';
import { recordChanges } from '../change-history/record-changes.ts';

/** Puts the reason for going on with a month into the history of the analysis, or its withdrawal. */
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
