import type { portfolioApi } from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { toImportResponse } from '../portfolio.repository.ts';
import { requireVisibleImport } from '../portfolio-import.gate.ts';

export async function readPortfolioImport(context: Context, { params }: Input<typeof portfolioApi.read>) {
  return { data: await toImportResponse(context.db, await requireVisibleImport(context, params.id_import)) };
}
