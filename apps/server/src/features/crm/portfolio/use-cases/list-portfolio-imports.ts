import { canImportPortfolio } from '@restitui/domain/crm/portfolio/portfolio.access.ts';
import type { ImportCounts } from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import { portfolioErrors } from '@restitui/domain/crm/portfolio/portfolio.errors.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { countRows, listImports, noRows } from '../portfolio.repository.ts';

export async function listPortfolioImports({ db, actor, tenant }: Context) {
  requireAccess(canImportPortfolio(actor), portfolioErrors.import_denied);
  const imports = await listImports(db, tenant, actor.typeCargo === 'CEO' ? undefined : actor.id);
  const ids = imports.map(({ id }) => id);
  const counts = ids.length > 0 ? await countRows(db, tenant, ids) : new Map<string, ImportCounts>();
  return { data: imports.map((row) => ({ ...row, counts: counts.get(row.id) ?? noRows })) };
}
