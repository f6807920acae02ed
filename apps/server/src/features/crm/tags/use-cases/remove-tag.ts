import { canChangeTags } from '@restitui/domain/crm/tags/tags.access.ts';
import type { tagsApi } from '@restitui/domain/crm/tags/tags.api.ts';
import { tagErrors } from '@restitui/domain/crm/tags/tags.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges, recordManyChanges } from '../../../insights/change-history/record-changes.service.ts';
import { deleteTag, findTag, listClientsOfTag } from '../tags.repository.ts';
import { toTag } from '../tags.wire.ts';

/** Removes a tag from the tenant and from its clients, whose histories record it. */
export async function removeTag(context: Context, { params: { id } }: Input<typeof tagsApi.remove>) {
  const { db, tenant, actor } = context;
  const found = required(await findTag(db, tenant, id, 'update'), tagErrors.tag_not_found);
  requireAccess(canChangeTags(actor), tagErrors.tag_change_denied);

  const clients = await listClientsOfTag(db, tenant, id);
  await deleteTag(db, tenant, id);
  await recordManyChanges(
    context,
    clients.map(({ id_client, names }) => ({
      record: { entity: 'CLIENTE', id: id_client, id_client },
      before: { etiquetas: names },
      after: { etiquetas: names.filter((nome) => nome !== found.nome) },
    })),
  );
  await recordChanges(context, { entity: 'ETIQUETA', id }, { etiqueta: found.nome }, { etiqueta: null });
  return { data: toTag(found) };
}
