import type { portfolioApi } from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import { portfolioErrors as errors } from '@restitui/domain/crm/portfolio/portfolio.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { responsiblesOfNewClient } from '../../clients/add-client.service.ts';
import { toImportResponse, updateImport } from '../portfolio.repository.ts';
import { requireVisibleImport } from '../portfolio-import.gate.ts';

/** Stores the state and enqueues the job in one transaction; a failed import resumes where it stopped. */
export async function startPortfolioImport(context: Context, { params }: Input<typeof portfolioApi.start>) {
  const { db, tenant, platform } = context;
  const found = await requireVisibleImport(context, params.id_import);
  const change = { state: 'na_fila' as const, erro: null, ...(await responsiblesOfNewClient(db, context)) };
  const started = await updateImport(db, tenant, found.id, ['conferida', 'falhou'], change);
  requireAccess(started, errors.import_begun);

  const onWire = await toImportResponse(db, { ...found, ...change });
  requireAccess(onWire.counts.valida > 0, errors.nothing_to_import);
  await platform.jobs.enqueue(db, 'portfolio-import', { id_tenant: tenant, id: found.id });
  return { data: onWire };
}
