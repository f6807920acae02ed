import type { templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import { templateErrors } from '@restitui/domain/agreements/templates/templates.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { requireReadableTemplate } from '../template.gate.ts';
import { readTemplateFile } from '../template-file.service.ts';

export async function downloadTemplateDocument(
  context: Context<UserActor, OwnTransactions>,
  { params: { id } }: Input<typeof templatesApi.download>,
) {
  const { document } = await context.inTenant(context.tenant, (db) => requireReadableTemplate({ ...context, db }, id));

  return readTemplateFile(context.platform, required(document, templateErrors.contract_document_not_found));
}
