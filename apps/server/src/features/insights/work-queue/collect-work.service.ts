import { type Day, dayInBrazil, daysBetween } from '@restitui/brazil/day.ts';
import { sumOfReais } from '@restitui/brazil/money.ts';
import { userList } from '@restitui/domain/accounts/users/user-list.ts';
import { canDecideSuggestion } from '@restitui/domain/agreements/suggestions/suggestions.access.ts';
import { dayOf } from '@restitui/domain/insights/pending-items/pending-contract.ts';
import type { PendingItem } from '@restitui/domain/insights/pending-items/pending-items.api.ts';
import { groupDays } from '@restitui/domain/insights/work-queue/work-order.ts';
import { patienceDays, type WorkScope, workScope } from '@restitui/domain/insights/work-queue/work-queue.access.ts';
import type { WorkItem } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import { erasureList } from '@restitui/domain/operations/privacy/erasure-list.ts';
import { canDecideErasure } from '@restitui/domain/operations/privacy/privacy.access.ts';
import { dueStepsOn } from '@restitui/domain/simples/refund-requests/payment-step.ts';
import type { Context } from '../../../kernel/context.ts';
import { listUsers } from '../../accounts/users/user-list.repository.ts';
import { listUndeliveredMessages } from '../../operations/messages/message-log.repository.ts';
import { listErasureRequests } from '../../operations/privacy/erasure-requests.repository.ts';
import { countFailedJobsOfTenant } from '../../operations/system/jobs.repository.ts';
import { listUnassessedProducts, listUnassignedProducts } from '../../recovery/products/idle-products.repository.ts';
import { listOpenReviews } from '../../simples/decisions/open-reviews.service.ts';
import { sumOpenPayments } from '../../simples/limitation/limitation.repository.ts';
import { readLimitationFilters } from '../../simples/limitation/limitation-filters.service.ts';
import { sumDueSteps } from '../../simples/refund-requests/due-steps.repository.ts';
import { alertReaderOf } from '../alerts/alert.gate.ts';
import { listOpenAlerts } from '../alerts/alert-inbox.repository.ts';
import { collectPendingItems } from '../pending-items/pending-items.service.ts';
import {
  type Stakes,
  workOfErasure,
  workOfFailedJobs,
  workOfInvitation,
  workOfMessage,
  workOfOpenAlert,
  workOfPayments,
  workOfPendingItem,
  workOfReview,
  workOfStep,
  workOfUnassessed,
  workOfUnassigned,
} from './work-items.wire.ts';

/** Messages that failed earlier are of no use any more. */
const undeliveredDays = 30;

/** Most users, requests and products without an analyst that one queue reads. */
const most = { page: 1, pageSize: 200 };

/** Returns everything that waits for the actor in the tenant, in no order. */
export async function collectWork(context: Context): Promise<{ items: WorkItem[]; today: Day }> {
  const { db, actor, tenant } = context;
  const today = dayInBrazil(context.platform.clock.now());
  const scope = workScope(actor, tenant);
  const { stakes, items: ofCredits } = await collectCredits(context, scope, today);
  const alerts = await listOpenAlerts(db, tenant, alertReaderOf(actor));
  const pending = scope.pending ? await collectPendingItems(context, today) : [];
  const items = [
    ...ofCredits,
    ...alerts.map((alert) => workOfOpenAlert(alert, stakes)).filter((item) => item !== undefined),
    ...pending.filter((item) => isDue(context, item, today)).map((item) => workOfPendingItem(item, stakes)),
    ...(await collectProducts(context, scope)),
    ...(await collectInvitations(context, scope)),
    ...(scope.erasures ? await collectErasures(context) : []),
    ...(await collectFailures(context, scope)),
  ];
  return { items, today };
}

/** Steps of clients, partners and witnesses become work of staff after some days; suggestions, of those who decide. */
function isDue({ actor, tenant }: Context, item: Omit<PendingItem, 'dias'>, today: Day): boolean {
  const { tipo, depende, desde, id_client, id_user } = item;
  if (tipo === 'decidir') return canDecideSuggestion(actor, { id_tenant: tenant, id_client, id_user });
  if (depende === 'consultoria' || id_user === actor.id) return true;
  return daysBetween(dayOf(desde), today) >= patienceDays;
}

async function collectCredits(context: Context, scope: WorkScope, today: Day) {
  if (!scope.limitation) return { items: [], stakes: { ofClient: new Map(), lastDays: new Map() } };
  const { db, tenant } = context;
  const { filters } = await readLimitationFilters(context, {});
  const days = { today, until: groupDays(today).proximo_mes };
  const { byAssessment: sums, byClientAndDay: payments } = await sumOpenPayments(db, tenant, filters, days);
  const stakes: Stakes = {
    ofClient: new Map(
      [...Map.groupBy(sums, ({ id_client }) => id_client)].map(([id, of]) => [
        id,
        sumOfReais(of.map(({ corrigido }) => corrigido)),
      ]),
    ),
    lastDays: new Map(sums.map(({ id_apuracao, prescreve_em }) => [id_apuracao, prescreve_em])),
  };
  const steps = await sumDueSteps(db, tenant, filters.reach, dueStepsOn(today));
  const reviews = scope.decisions ? await listOpenReviews(db, tenant, filters.reach) : [];
  return {
    stakes,
    items: [
      ...payments.map(workOfPayments),
      ...steps.map(workOfStep),
      ...reviews.map((review) => workOfReview(review, stakes)),
    ],
  };
}

/** Products without an analyst, and the actor's own that have no assessment. */
async function collectProducts({ db, actor, tenant }: Context, scope: WorkScope): Promise<WorkItem[]> {
  const { unassigned, unassessed } = scope;
  const idle = unassigned ? await listUnassignedProducts(db, tenant, unassigned, most.pageSize) : [];
  const own = unassessed ? await listUnassessedProducts(db, tenant, unassessed, actor.id) : [];
  return [...idle.map(workOfUnassigned), ...own.map(workOfUnassessed)];
}

async function collectInvitations({ db, tenant, platform }: Context, { invitations }: WorkScope): Promise<WorkItem[]> {
  if (invitations.kind === 'none') return [];
  const now = platform.clock.now();
  const query = userList.query.parse({ situacao: 'CONVIDADO', sort: 'name', ...most });
  const open = await listUsers(db, tenant, invitations, { query, now });
  const expired = await listUsers(db, tenant, invitations, { query: { ...query, situacao: 'CONVITE_VENCIDO' }, now });
  return [...open.data, ...expired.data].map(workOfInvitation);
}

async function collectErasures({ db, actor, tenant }: Context): Promise<WorkItem[]> {
  const { data } = await listErasureRequests(db, tenant, erasureList.query.parse({ status: 'pendente', ...most }));
  return data.filter((request) => canDecideErasure(actor, tenant, request)).map(workOfErasure);
}

/** Messages that were not delivered, and failed jobs without an alert. */
async function collectFailures({ db, tenant, platform }: Context, scope: WorkScope): Promise<WorkItem[]> {
  const since = new Date(platform.clock.now().getTime() - undeliveredDays * 86_400_000).toISOString();
  const messages = scope.messages ? await listUndeliveredMessages(db, tenant, { since, limit: most.pageSize }) : [];
  const jobs = scope.jobs ? await countFailedJobsOfTenant(db, tenant) : [];
  return [...messages.map(workOfMessage), ...jobs.map(workOfFailedJobs)];
}
