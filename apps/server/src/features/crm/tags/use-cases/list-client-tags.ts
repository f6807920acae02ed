import type { tagsApi } from '@restitui/domain/crm/tags/tags.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireOpenableClient } from '../../clients/client.gate.ts';
import { listTagsOfClient } from '../tags.repository.ts';
import { toTag } from '../tags.wire.ts';

export async function listClientTags(context: Context, { params: { id_client } }: Input<typeof tagsApi.listOfClient>) {
  await requireOpenableClient(context, id_client);
  return { data: (await listTagsOfClient(context.db, context.tenant, id_client)).map(toTag) };
}
