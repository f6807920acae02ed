import { canChangeTags } from '@restitui/domain/crm/tags/tags.access.ts';
import type { tagsApi } from '@restitui/domain/crm/tags/tags.api.ts';
import { tagErrors } from '@restitui/domain/crm/tags/tags.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { findTag, findTagNamed, updateTag } from '../tags.repository.ts';
import { toTag } from '../tags.wire.ts';

export async function changeTag(context: Context, { params: { id }, body }: Input<typeof tagsApi.change>) {
  const { db, tenant, actor } = context;
  const found = required(await findTag(db, tenant, id), tagErrors.tag_not_found);
  requireAccess(canChangeTags(actor), tagErrors.tag_change_denied);
  const namesake = await findTagNamed(db, tenant, body.nome);
  requireAccess(!namesake || namesake.id === id, tagErrors.tag_exists);

  await updateTag(db, tenant, id, body);
  const before = { etiqueta: found.nome, cor: found.cor };
  await recordChanges(context, { entity: 'ETIQUETA', id }, before, { etiqueta: body.nome, cor: body.cor });
  return { data: toTag({ id, ...body }) };
}
