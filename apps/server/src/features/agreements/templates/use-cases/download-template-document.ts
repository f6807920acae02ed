import { buffer } from 'node:stream/consumers';
import type { TemplateFormat, templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import { templateErrors } from '@restitui/domain/agreements/templates/templates.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { requireReadableTemplate } from '../template.gate.ts';

const types: Partial<Record<TemplateFormat, string>> = { pdf: 'application/pdf', doc: 'application/msword' };

/** Returns the uploaded bytes; a template of the demonstration has only its text. */
export async function downloadTemplateDocument(
  context: Context<UserActor, OwnTransactions>,
  { params: { id } }: Input<typeof templatesApi.download>,
) {
  const { document } = await context.inTenant(context.tenant, (db) => requireReadableTemplate({ ...context, db }, id));
  const { arquivo, html, nome, formato } = required(document, templateErrors.contract_document_not_found);

  const bytes = arquivo ? await buffer(context.platform.files.read(arquivo)) : Buffer.from(html ?? '');
  const type = types[formato] ?? 'application/octet-stream';
  return new File([new Uint8Array(bytes)], nome, { type });
}
