import { dayInBrazil, daysBetween } from '@restitui/brazil/day.ts';
import { foldText } from '@restitui/brazil/fold-text.ts';
import { dayOf } from '@restitui/domain/insights/pending-items/pending-contract.ts';
import { canListPendingItems } from '@restitui/domain/insights/pending-items/pending-items.access.ts';
import type { PendingItem, pendingItemsApi } from '@restitui/domain/insights/pending-items/pending-items.api.ts';
import { pendingItemErrors } from '@restitui/domain/insights/pending-items/pending-items.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { collectPendingItems } from '../pending-items.service.ts';

type Query = Input<typeof pendingItemsApi.list>['query'];

/** Lists the oldest first. The state of a contract is computed, so that the filters apply to the computed rows. */
export async function listPendingItems(context: Context, { query }: Input<typeof pendingItemsApi.list>) {
  requireAccess(canListPendingItems(context.actor), pendingItemErrors.pending_items_denied);

  const today = dayInBrazil(context.platform.clock.now());
  const items = (await collectPendingItems(context, today))
    .map((item) => ({ ...item, dias: Math.max(0, daysBetween(dayOf(item.desde), today)) }))
    .filter((item) => isAsked(item, query))
    .toSorted((a, b) => b.dias - a.dias || a.desde.localeCompare(b.desde) || a.id.localeCompare(b.id));
  const { page, pageSize } = query;
  const data = items.slice((page - 1) * pageSize, page * pageSize);
  return { data, page: { number: page, size: pageSize, total: items.length } };
}

function isAsked(item: PendingItem, { q, tipo, depende, dias }: Query): boolean {
  const isFound = !q || foldText(`${item.assunto} ${item.responsavel ?? ''} ${item.detalhe}`).includes(foldText(q));
  return (
    isFound &&
    (tipo === undefined || item.tipo === tipo) &&
    (depende === undefined || item.depende === depende) &&
    (dias === undefined || item.dias >= Number(dias))
  );
}
