import { isDeepStrictEqual } from 'node:util';
import type { ClientExport } from '@restitui/domain/crm/portfolio/client-exports.api.ts';
import type { Context } from '../../../kernel/context.ts';
import { clientListReader } from '../clients/client-list-reader.service.ts';
import type { ClientExportRow } from './client-exports.repository.ts';
import type { ExportScope } from './client-exports.table.ts';

/** Purpose of the signed links to spreadsheets of clients. */
export const clientExportLinks = 'client-export';

const accessChanged = 'O seu acesso mudou depois da exportação. Exporte de novo.';

/** Returns what a spreadsheet of the actor is limited to now. */
export function exportScopeOf(context: Pick<Context, 'actor' | 'platform'>): ExportScope {
  const { clients, products } = clientListReader(context);
  return { clients, products };
}

/** Returns whether a finished spreadsheet has what the actor may see now, no less and no more. */
export function isWithinScope({ alcance }: ClientExportRow, context: Pick<Context, 'actor' | 'platform'>): boolean {
  return isDeepStrictEqual(alcance, exportScopeOf(context));
}

export function toClientExportResponse(
  row: ClientExportRow,
  context: Pick<Context, 'actor' | 'platform'>,
): ClientExport {
  const { id, id_tenant, progresso, total, erro, finishedDate: feito_em, file, bytes } = row;
  const shared = { id, progresso, total, feito_em };
  if (row.state !== 'pronto' || file === null) return { ...shared, state: row.state, erro, link: null, bytes: null };
  if (!isWithinScope(row, context)) return { ...shared, state: 'falhou', erro: accessChanged, link: null, bytes: null };
  const viewer = { who: 'staff' as const, id: context.actor.id };
  const link = context.platform.links.make({ purpose: clientExportLinks, id_tenant, id, file, viewer });
  return { ...shared, state: 'pronto', erro: null, link, bytes };
}
