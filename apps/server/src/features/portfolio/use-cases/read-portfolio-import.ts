import type { portfolioApi } from '@restitui/domain/portfolio/portfolio.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { importOnWire } from '../portfolio.repository.ts';
import { requireVisibleImport } from '../visible-import.ts';

export async function readPortfolioImport(context: Context, { params }: Input<typeof portfolioApi.read>) {
  return { data: await importOnWire(context.db, await requireVisibleImport(context, params.id_import)) };
}
