import type { Tag } from '@restitui/domain/crm/tags/tag.ts';
import { tagErrors } from '@restitui/domain/crm/tags/tags.errors.ts';
import { required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { refuseSampleClient, requireOpenableClient } from '../clients/client.gate.ts';
import { type ClientTag, findTag, listTagsOfClient } from './tags.repository.ts';
import { toTag } from './tags.wire.ts';

/** Changes whether a client has a tag, records it in the history of the client and returns the tags of the client. */
export async function setClientTag(
  context: Context,
  { id_client, id }: { id_client: string; id: string },
  store: (db: Context['db'], row: ClientTag) => Promise<void>,
): Promise<Tag[]> {
  await requireOpenableClient(context, id_client);
  required(await findTag(context.db, context.tenant, id, 'key share'), tagErrors.tag_not_found);
  return storeClientTag(context, { id_client, id }, store);
}

/** Does the work of `setClientTag` for a client that the actor may open and a tag of the tenant. */
export async function storeClientTag(
  context: Context,
  { id_client, id }: { id_client: string; id: string },
  store: (db: Context['db'], row: ClientTag) => Promise<void>,
): Promise<Tag[]> {
  const { db, tenant } = context;
  refuseSampleClient(id_client);
  const before = await listTagsOfClient(db, tenant, id_client);

  await store(db, { id_tenant: tenant, id_client, id_tag: id });
  const after = await listTagsOfClient(db, tenant, id_client);
  const names = (rows: typeof after) => ({ etiquetas: rows.map(({ nome }) => nome) });
  await recordChanges(context, { entity: 'CLIENTE', id: id_client, id_client }, names(before), names(after));
  return after.map(toTag);
}
