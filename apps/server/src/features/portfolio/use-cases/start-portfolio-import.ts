import type { portfolioApi } from '@restitui/domain/portfolio/portfolio.api.ts';
import { portfolioErrors as errors } from '@restitui/domain/portfolio/portfolio.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { peopleOf } from '../../clients/add-client.ts';
import { importOnWire, updateImport } from '../portfolio.repository.ts';
import { requireVisibleImport } from '../visible-import.ts';

/** State and job in one transaction, or neither; one that failed half-way goes on where it stopped. */
export async function startPortfolioImport(context: Context, { params }: Input<typeof portfolioApi.start>) {
  const { db, tenant, platform } = context;
  const found = await requireVisibleImport(context, params.id_import);
  const change = { state: 'na_fila' as const, erro: null, ...(await peopleOf(db, context)) };
  const begun = await updateImport(db, tenant, found.id, ['conferida', 'falhou'], change);
  requireAccess(begun, errors.import_begun);

  const onWire = await importOnWire(db, { ...found, ...change });
  requireAccess(onWire.counts.valida > 0, errors.nothing_to_import);
  await platform.jobs.enqueue(db, 'portfolio-import', { id_tenant: tenant, id: found.id });
  return { data: onWire };
}
