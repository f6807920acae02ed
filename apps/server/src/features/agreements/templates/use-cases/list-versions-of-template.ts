import type { templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireReadableTemplate } from '../template.gate.ts';
import { toVersionResponse } from '../template.wire.ts';
import { listTemplateVersions } from '../template-versions.repository.ts';

export async function listVersionsOfTemplate(
  context: Context,
  { params: { id } }: Input<typeof templatesApi.versions>,
) {
  const template = await requireReadableTemplate(context, id);

  const versions = await listTemplateVersions(context.db, context.tenant, template.id);
  return { data: versions.map(toVersionResponse) };
}
