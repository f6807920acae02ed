import { canSeeDeletedTemplates, canSeeTemplates } from '@restitui/domain/agreements/templates/templates.access.ts';
import { templateErrors } from '@restitui/domain/agreements/templates/templates.errors.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { areDeletedTemplatesEnabled } from './template-privileges.repository.ts';
import { type FoundTemplate, findTemplate } from './templates.repository.ts';

/** Returns a template that the caller may read; deleted ones only when the CEO has enabled access to them. */
export async function requireReadableTemplate(
  { db, actor, tenant }: Pick<Context, 'db' | 'actor' | 'tenant'>,
  id: string,
): Promise<FoundTemplate> {
  const found = required(await findTemplate(db, tenant, id), templateErrors.contract_not_found);
  requireAccess(canSeeTemplates(actor), templateErrors.contracts_denied);
  if (found.deletedAt !== null) {
    const granted = await areDeletedTemplatesEnabled(db, tenant);
    requireAccess(canSeeDeletedTemplates(actor, granted), templateErrors.deleted_contracts_denied);
  }
  return found;
}
