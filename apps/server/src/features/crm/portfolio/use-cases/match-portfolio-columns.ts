import type { portfolioApi } from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import { portfolioErrors as errors } from '@restitui/domain/crm/portfolio/portfolio.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { checkPortfolio } from '../check-portfolio.service.ts';
import { listLines, replaceRows, toImportResponse, updateImport } from '../portfolio.repository.ts';
import { requireVisibleImport } from '../portfolio-import.gate.ts';

/** Changes the columns and checks all rows again. */
export async function matchPortfolioColumns(
  context: Context<UserActor, OwnTransactions>,
  { params, body: { columns } }: Input<typeof portfolioApi.match>,
) {
  const { tenant, inTenant } = context;
  return inTenant(tenant, async (db) => {
    const found = await requireVisibleImport({ ...context, db }, params.id_import);
    const chosen = Object.values(columns);
    if (new Set(chosen).size < chosen.length) throw new AppError(errors.columns_twice);
    requireAccess(await updateImport(db, tenant, found.id, ['conferida'], { columns }), errors.import_begun);

    const lines = await listLines(db, tenant, found.id);
    await replaceRows(db, tenant, found.id, await checkPortfolio(db, tenant, found.id, lines, columns));
    return { data: await toImportResponse(db, { ...found, columns }) };
  });
}
