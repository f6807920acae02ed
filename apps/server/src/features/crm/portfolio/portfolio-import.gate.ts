import { canImportPortfolio, canSeeImport } from '@restitui/domain/crm/portfolio/portfolio.access.ts';
import { portfolioErrors } from '@restitui/domain/crm/portfolio/portfolio.errors.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { findImport, type ImportRecord } from './portfolio.repository.ts';

/** Returns the import of the acting tenant if the actor may see it. */
export async function requireVisibleImport(
  { db, actor, tenant }: Pick<Context, 'db' | 'actor' | 'tenant'>,
  id: string,
): Promise<ImportRecord> {
  const found = required(await findImport(db, tenant, id), portfolioErrors.import_not_found);
  requireAccess(canImportPortfolio(actor), portfolioErrors.import_denied);
  requireAccess(canSeeImport(actor, found), portfolioErrors.import_of_other);
  return found;
}
