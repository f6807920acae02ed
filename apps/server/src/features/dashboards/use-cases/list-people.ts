import type { CrossTenantContext } from '../../../kernel/context.ts';
import { figuresOf } from '../asked-figures.ts';
import { listFigurePeople } from '../dashboard-people.repository.ts';

export async function listPeople(context: CrossTenantContext) {
  return { data: await listFigurePeople(context.db, figuresOf(context)) };
}
