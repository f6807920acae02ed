import type { portfolioApi } from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { listImportRows } from '../portfolio.repository.ts';
import { requireVisibleImport } from '../portfolio-import.gate.ts';

export async function listPortfolioRows(context: Context, { params, query }: Input<typeof portfolioApi.rows>) {
  const { id } = await requireVisibleImport(context, params.id_import);
  return listImportRows(context.db, context.tenant, id, query);
}
