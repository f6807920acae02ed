import { canList{{Items}} } from '@restitui/domain/{{area}}/{{feature}}/{{feature}}.access.ts';
import { {{item}}Errors } from '@restitui/domain/{{area}}/{{feature}}/{{feature}}.errors.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { list{{Items}} } from '../{{feature}}.repository.ts';
import { to{{Item}} } from '../{{feature}}.wire.ts';

export async function listTenant{{Items}}({ db, tenant, actor }: Context) {
  requireAccess(canList{{Items}}(actor), {{item}}Errors.{{snake}}_list_denied);

  return { data: (await list{{Items}}(db, tenant)).map(to{{Item}}) };
}
