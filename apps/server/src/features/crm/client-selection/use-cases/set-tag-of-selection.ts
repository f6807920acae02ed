import type { clientSelectionApi } from '@restitui/domain/crm/client-selection/client-selection.api.ts';
import { tagErrors } from '@restitui/domain/crm/tags/tags.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { storeClientTag } from '../../tags/set-client-tag.service.ts';
import { deleteClientTag, findTag, insertClientTag, listTagsOfClient } from '../../tags/tags.repository.ts';
import { changeEachClient } from '../change-each-client.service.ts';

/** Staff who may open a client may put any tag of the tenant on it, one or many at a time. */
export async function setTagOfSelection(
  context: Context,
  { body: { id_clients, id_tag, on } }: Input<typeof clientSelectionApi.setTag>,
) {
  const { db, tenant } = context;
  required(await findTag(db, tenant, id_tag, 'key share'), tagErrors.tag_not_found);

  const data = await changeEachClient(context, id_clients, async ({ cnpjcpf: id_client }) => {
    const before = await listTagsOfClient(db, tenant, id_client);
    if (before.some(({ id }) => id === id_tag) === on) return false;
    await storeClientTag(context, { id_client, id: id_tag }, on ? insertClientTag : deleteClientTag);
    return true;
  });
  return { data };
}
