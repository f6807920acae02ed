import { canChangeTags } from '@restitui/domain/crm/tags/tags.access.ts';
import type { tagsApi } from '@restitui/domain/crm/tags/tags.api.ts';
import { tagErrors } from '@restitui/domain/crm/tags/tags.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { insertTag } from '../tags.repository.ts';
import { toTag } from '../tags.wire.ts';

export async function createTag(context: Context, { body: { nome, cor } }: Input<typeof tagsApi.create>) {
  const { db, tenant, actor, platform } = context;
  requireAccess(canChangeTags(actor), tagErrors.tag_change_denied);

  const createdDate = platform.clock.now().toISOString();
  const row = { id: newId(), id_tenant: tenant, nome, cor, id_user: actor.id, createdDate };
  if (!(await insertTag(db, row))) throw new AppError(tagErrors.tag_exists);
  await recordChanges(context, { entity: 'ETIQUETA', id: row.id }, {}, { etiqueta: nome, cor });
  return { data: toTag(row) };
}
