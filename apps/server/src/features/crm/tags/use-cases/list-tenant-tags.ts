import type { Context } from '../../../../kernel/context.ts';
import { listTags } from '../tags.repository.ts';
import { toTag } from '../tags.wire.ts';

/** Returns the tags that all staff may choose from. */
export async function listTenantTags({ db, tenant }: Context) {
  return { data: (await listTags(db, tenant)).map(toTag) };
}
