import type { ActivityOutcome } from '@restitui/domain/operations/activity-log/activity-kind.ts';
import { callName, kindOfCall } from '@restitui/domain/operations/activity-log/call-kind.ts';
import { fieldNames, recordIds } from '@restitui/domain/operations/activity-log/record-ids.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Endpoint } from '@restitui/domain/wire/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../db/tenant-scope.ts';
import type { NewActivity } from '../kernel/activity.ts';
import type { InTenant } from '../kernel/context.ts';
import type { AppServices } from './app-services.ts';
import { originOf } from './origin-of.ts';

type AnyUseCase = (context: unknown, input: unknown) => Promise<unknown>;
type Result = Pick<NewActivity, 'outcome' | 'status' | 'code'>;

const refusals: readonly number[] = [403, 404, 409, 410, 422, 423, 429];

/**
 * Returns the use-case with its record: in its transaction where it has one that may write, else after it.
 * Successful plain reads are not recorded.
 */
export function recorded(
  services: AppServices,
  endpoint: Endpoint,
  request: FastifyRequest,
  useCase: AnyUseCase,
): AnyUseCase {
  if (kindOfCall(endpoint) === 'leitura') return useCase;
  return async (context, input) => {
    const answer = await useCase(context, input);
    const done = { outcome: 'feito', status: endpoint.status ?? 200, code: null } as const;
    const activity = activityOf(endpoint, request, done, answer);
    const { found, tenant } = request;
    const db = found && tenant && endpoint.reach !== 'all' ? transactionOf(context) : undefined;
    const shared = endpoint.transaction === 'shared' ? transactionsOf(context) : undefined;
    if (db && tenant) await services.activity.record(db, tenant, activity);
    else if (shared && tenant) await shared(tenant, (db) => services.activity.record(db, tenant, activity));
    else await recordAfter(services, request, activity, answer);
    return answer;
  };
}

/** Returns the hook that records a refusal before it is sent. */
export function refusalRecorder(services: AppServices, endpoint: Endpoint) {
  const kind = kindOfCall(endpoint);
  return async (request: FastifyRequest, { statusCode: status }: { statusCode: number }, payload: unknown) => {
    const isSignIn = kind === 'acesso' && status === 401 && (request.found || endpoint.session === 'public');
    if (!refusals.includes(status) && !isSignIn) return payload;
    if (!request.found && (await services.platform.recordedRefusals.take(request.ip)) > 0) return payload;
    const refused: Result & { outcome: ActivityOutcome } = { outcome: 'recusado', status, code: codeOf(payload) };
    await recordAfter(services, request, activityOf(endpoint, request, refused, undefined), undefined);
    return payload;
  };
}

function activityOf(endpoint: Endpoint, request: FastifyRequest, result: Result, answer: unknown): NewActivity {
  const { params, body, found } = request;
  const created = answered.safeParse(answer).data;
  const actor = found?.actor;
  return {
    ...result,
    kind: kindOfCall(endpoint),
    call: callName(endpoint),
    actor: !actor ? anonymousActor(endpoint) : actor.kind === 'user' ? 'staff' : 'client',
    id_actor: !actor ? (created?.user?.id ?? null) : actor.kind === 'user' ? actor.id : actor.id_owner,
    records: recordIds(params, body, created?.data),
    fields: fieldNames(body),
  };
}

const answered = z.object({
  data: z.object({ id: z.string() }).optional().catch(undefined),
  /** The account of a sign-in. */
  user: z.object({ id: z.string(), id_tenant: z.string() }).optional().catch(undefined),
});

function anonymousActor({ session, caller }: Endpoint): NewActivity['actor'] {
  return session === 'open' ? 'link' : (caller ?? 'visitor');
}

/** The work is done, or refused: a failure to record it is logged and does not change the answer. */
async function recordAfter(
  services: AppServices,
  request: FastifyRequest,
  activity: NewActivity,
  answer: unknown,
): Promise<void> {
  try {
    const user = answered.safeParse(answer).data?.user;
    const home = request.tenant ?? request.found?.actor.id_tenant;
    if (home) await services.activity.recordApart(home, activity);
    else if (user) {
      await services.activity.recordApart(user.id_tenant as TenantId, { ...activity, actor: 'staff' });
    } else await services.activity.recordVisitor(visitorOf(request), activity);
  } catch (error) {
    request.log.error({ err: error, call: activity.call }, 'activity not recorded');
  }
}

const withEmail = z.object({ email: z.string().max(200) });

function visitorOf(request: FastifyRequest) {
  return { host: originOf(request).host, email: withEmail.safeParse(request.body).data?.email };
}

const inRequest = z.object({ db: z.custom<Db>((value) => typeof value === 'object' && value !== null) });

function transactionOf(context: unknown): Db | undefined {
  return inRequest.safeParse(context).data?.db;
}

const inOneTransaction = z.object({ inTenant: z.custom<InTenant>((value) => typeof value === 'function') });

function transactionsOf(context: unknown): InTenant | undefined {
  return inOneTransaction.safeParse(context).data?.inTenant;
}

const refusal = z.object({ code: z.string() });

function codeOf(payload: unknown): string | null {
  if (typeof payload !== 'string') return null;
  try {
    return refusal.safeParse(JSON.parse(payload)).data?.code ?? null;
  } catch {
    return null;
  }
}
