import { canSeeTemplates } from '@restitui/domain/agreements/templates/templates.access.ts';
import type { templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import { templateErrors } from '@restitui/domain/agreements/templates/templates.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { templateWork } from '../template-work.service.ts';

export async function cleanPastedText(
  { actor, tenant, platform }: Context<UserActor, OwnTransactions>,
  { body: { html } }: Input<typeof templatesApi.clean>,
) {
  requireAccess(canSeeTemplates(actor), templateErrors.contracts_denied);

  return { data: { html: await platform.textWorker.run(templateWork.clean, html, { tenant }) } };
}
