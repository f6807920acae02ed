import type { tagsApi } from '@restitui/domain/crm/tags/tags.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { setClientTag } from '../set-client-tag.service.ts';
import { insertClientTag } from '../tags.repository.ts';

export async function addTag(context: Context, { params }: Input<typeof tagsApi.add>) {
  return { data: await setClientTag(context, params, insertClientTag) };
}
