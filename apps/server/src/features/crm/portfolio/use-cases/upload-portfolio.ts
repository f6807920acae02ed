import { canImportPortfolio } from '@restitui/domain/crm/portfolio/portfolio.access.ts';
import type { portfolioApi } from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import { portfolioErrors as errors } from '@restitui/domain/crm/portfolio/portfolio.errors.ts';
import { matchColumns } from '@restitui/domain/crm/portfolio/portfolio-columns.ts';
import { portfolioDays } from '@restitui/domain/crm/portfolio/portfolio-limits.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import type { UploadInput } from '../../../../kernel/use-case.ts';
import { checkPortfolio } from '../check-portfolio.service.ts';
import { deleteOldImports, findImport, insertImport, replaceRows, toImportResponse } from '../portfolio.repository.ts';
import { readPortfolio } from '../portfolio.upload.ts';

const day = 24 * 60 * 60 * 1000;

/** Reads and checks the file; clients are registered only after confirmation. */
export async function uploadPortfolio(
  context: Context<UserActor, OwnTransactions>,
  { receive }: UploadInput<typeof portfolioApi.upload>,
) {
  const { actor, tenant, platform, inTenant } = context;
  const keepFiles = canImportPortfolio(actor);
  const { files, refused } = await receive({ keepFiles });
  requireAccess(keepFiles, errors.import_denied);
  for (const { reason } of refused) throw new AppError(reason === 'size' ? errors.file_too_large : errors.file_type);
  const file = required(files.planilha, errors.file_missing);

  const { headings, lines } = await readPortfolio(platform.files, file);
  const columns = matchColumns(headings);
  const now = platform.clock.now();
  const id = newId();
  return inTenant(tenant, async (db) => {
    await deleteOldImports(db, tenant, new Date(now.getTime() - portfolioDays * day).toISOString());
    await insertImport(db, {
      id,
      id_tenant: tenant,
      id_user: actor.id,
      nome: actor.name,
      name: file.name.slice(0, 200),
      state: 'conferida',
      headings,
      columns,
      createdDate: now.toISOString(),
    });
    await replaceRows(db, tenant, id, await checkPortfolio(db, tenant, id, lines, columns));
    return { data: await toImportResponse(db, required(await findImport(db, tenant, id), errors.import_not_found)) };
  });
}
