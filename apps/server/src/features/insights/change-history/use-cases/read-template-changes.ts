import type { changeHistoryApi } from '@restitui/domain/insights/change-history/change-history.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireReadableTemplate } from '../../../agreements/templates/template.gate.ts';
import { listChanges } from '../change-history.repository.ts';

export async function readTemplateChanges(
  context: Context,
  { params: { id }, query }: Input<typeof changeHistoryApi.ofTemplate>,
) {
  const { id: id_entity } = await requireReadableTemplate(context, id);

  return listChanges(context.db, context.tenant, { entities: ['MODELO_DE_CONTRATO'], id_entity }, query);
}
