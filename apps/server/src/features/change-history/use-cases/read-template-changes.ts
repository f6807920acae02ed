import type { changeHistoryApi } from '@restitui/domain/change-history/change-history.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireReadableContract } from '../../contracts/readable-contract.ts';
import { listChanges } from '../change-history.repository.ts';

export async function readTemplateChanges(
  context: Context,
  { params: { id }, query }: Input<typeof changeHistoryApi.ofTemplate>,
) {
  const { id: id_entity } = await requireReadableContract(context, id);

  return listChanges(context.db, context.tenant, { entities: ['MODELO_DE_CONTRATO'], id_entity }, query);
}
