import type { portfolioApi } from '@restitui/domain/portfolio/portfolio.api.ts';
import { portfolioErrors as errors } from '@restitui/domain/portfolio/portfolio.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { checkPortfolio } from '../check-portfolio.ts';
import { importOnWire, listLines, replaceRows, updateImport } from '../portfolio.repository.ts';
import { requireVisibleImport } from '../visible-import.ts';

/** Other columns, and all rows are read anew. */
export async function matchPortfolioColumns(
  session: StaffSession,
  { params, body: { columns } }: Input<typeof portfolioApi.match>,
) {
  const { tenant, inTenant } = session;
  return inTenant(tenant, async (db) => {
    const found = await requireVisibleImport({ ...session, db }, params.id_import);
    const chosen = Object.values(columns);
    if (new Set(chosen).size < chosen.length) throw new AppError(errors.columns_twice);
    requireAccess(await updateImport(db, tenant, found.id, ['conferida'], { columns }), errors.import_begun);

    const lines = await listLines(db, tenant, found.id);
    await replaceRows(db, tenant, found.id, await checkPortfolio(db, tenant, found.id, lines, columns));
    return { data: await importOnWire(db, { ...found, columns }) };
  });
}
