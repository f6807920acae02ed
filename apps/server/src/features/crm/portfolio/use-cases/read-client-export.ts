import { canExportClients } from '@restitui/domain/crm/portfolio/portfolio.access.ts';
import { portfolioErrors } from '@restitui/domain/crm/portfolio/portfolio.errors.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { toClientExportResponse } from '../client-export-response.service.ts';
import { findClientExportOf } from '../client-exports.repository.ts';

export async function readClientExport(context: Context) {
  const { db, tenant, actor } = context;
  requireAccess(canExportClients(actor), portfolioErrors.client_export_denied);
  const row = await findClientExportOf(db, tenant, actor.id);
  return { data: row ? toClientExportResponse(row, context) : null };
}
