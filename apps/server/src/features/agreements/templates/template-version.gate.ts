import { templateErrors } from '@restitui/domain/agreements/templates/templates.errors.ts';
import { required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireReadableTemplate } from './template.gate.ts';
import { listTemplateVersions } from './template-versions.repository.ts';

/** Returns a version of a template that the caller may read, and the one before it. */
export async function requireReadableVersion(
  context: Pick<Context, 'db' | 'actor' | 'tenant'>,
  { id, numero }: { id: string; numero: number },
) {
  const template = await requireReadableTemplate(context, id);
  const versions = await listTemplateVersions(context.db, context.tenant, template.id);
  const find = (wanted: number) => versions.find((row) => row.numero === wanted);
  return {
    version: required(find(numero), templateErrors.contract_version_not_found),
    previous: find(numero - 1),
  };
}
