import { isDeepStrictEqual } from 'node:util';
import type { clientExportsApi } from '@restitui/domain/crm/portfolio/client-exports.api.ts';
import { canExportClients } from '@restitui/domain/crm/portfolio/portfolio.access.ts';
import { portfolioErrors as errors } from '@restitui/domain/crm/portfolio/portfolio.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { toClientExportResponse } from '../client-export-response.service.ts';
import { findClientExportOf, insertClientExport } from '../client-exports.repository.ts';

/** Exports requested earlier than this are treated as abandoned. */
const abandonedAfter = 2 * 60 * 60 * 1000;

/** Requests a spreadsheet of clients. A user has one at a time: the same request again returns the running one. */
export async function makeClientExport(context: Context, { body: pedido }: Input<typeof clientExportsApi.make>) {
  const { db, tenant, actor, platform } = context;
  requireAccess(canExportClients(actor), errors.client_export_denied);
  const now = platform.clock.now();
  const request = { id: newId(), id_tenant: tenant, id_user: actor.id, conta: actor.id_tenant, pedido };
  const abandonedBefore = new Date(now.getTime() - abandonedAfter).toISOString();
  const added = await insertClientExport(db, { ...request, askedDate: now.toISOString() }, abandonedBefore);
  if (added) {
    await platform.jobs.enqueue(db, 'client-export', { id_tenant: tenant, id: added.id });
    return { data: toClientExportResponse(added, context) };
  }
  const current = required(await findClientExportOf(db, tenant, actor.id), errors.client_export_gone);
  // Stored JSON has no fields without a value.
  requireAccess(isDeepStrictEqual(current.pedido, JSON.parse(JSON.stringify(pedido))), errors.client_export_running);
  return { data: toClientExportResponse(current, context) };
}
