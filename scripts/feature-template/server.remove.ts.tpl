import { canChange{{Items}} } from '@restitui/domain/{{area}}/{{feature}}/{{feature}}.access.ts';
import type { {{items}}Api } from '@restitui/domain/{{area}}/{{feature}}/{{feature}}.api.ts';
import { {{item}}Errors } from '@restitui/domain/{{area}}/{{feature}}/{{feature}}.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { delete{{Item}}, find{{Item}} } from '../{{feature}}.repository.ts';
import { to{{Item}} } from '../{{feature}}.wire.ts';

export async function remove{{Item}}(
  { db, tenant, actor }: Context,
  { params: { id } }: Input<typeof {{items}}Api.remove>,
) {
  const found = required(await find{{Item}}(db, tenant, id), {{item}}Errors.{{snake}}_not_found);
  requireAccess(canChange{{Items}}(actor), {{item}}Errors.{{snake}}_change_denied);

  await delete{{Item}}(db, tenant, id);
  return { data: to{{Item}}(found) };
}
