import { canImportPortfolio } from '@restitui/domain/portfolio/portfolio.access.ts';
import type { portfolioApi } from '@restitui/domain/portfolio/portfolio.api.ts';
import { portfolioErrors as errors } from '@restitui/domain/portfolio/portfolio.errors.ts';
import { matchColumns } from '@restitui/domain/portfolio/portfolio-columns.ts';
import { portfolioDays } from '@restitui/domain/portfolio/portfolio-limits.ts';
import { AppError, requireAccess, required } from '../../../kernel/app-error.ts';
import type { StaffSession, UploadInput } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { checkPortfolio } from '../check-portfolio.ts';
import { deleteOldImports, findImport, importOnWire, insertImport, replaceRows } from '../portfolio.repository.ts';
import { readPortfolio } from '../read-portfolio.ts';

const day = 24 * 60 * 60 * 1000;

/** Reads and checks; nobody is registered before somebody says so. */
export async function uploadPortfolio(session: StaffSession, { receive }: UploadInput<typeof portfolioApi.upload>) {
  const { actor, tenant, platform, inTenant } = session;
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
    return { data: await importOnWire(db, required(await findImport(db, tenant, id), errors.import_not_found)) };
  });
}
