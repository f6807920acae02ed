import { canChange{{Items}} } from '@restitui/domain/{{area}}/{{feature}}/{{feature}}.access.ts';
import type { {{items}}Api } from '@restitui/domain/{{area}}/{{feature}}/{{feature}}.api.ts';
import { {{item}}Errors } from '@restitui/domain/{{area}}/{{feature}}/{{feature}}.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { insert{{Item}} } from '../{{feature}}.repository.ts';
import { to{{Item}} } from '../{{feature}}.wire.ts';

export async function create{{Item}}(
  { db, tenant, actor, platform }: Context,
  { body: { nome } }: Input<typeof {{items}}Api.create>,
) {
  requireAccess(canChange{{Items}}(actor), {{item}}Errors.{{snake}}_change_denied);

  const createdDate = platform.clock.now().toISOString();
  const row = { id: newId(), id_tenant: tenant, nome, id_user: actor.id, createdDate };
  if (!(await insert{{Item}}(db, row))) throw new AppError({{item}}Errors.{{snake}}_exists);
  return { data: to{{Item}}(row) };
}
