import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { BodyLimits } from '@restitui/domain/wire/body-limits.ts';
import type { ZodType } from 'zod';
import type { ActivityRecorder } from '../kernel/activity.ts';
import type { SessionActor } from '../kernel/actor.ts';
import type { InTenant, WithoutTenant } from '../kernel/context.ts';
import type { Platform } from '../platform/platform.ts';

/** A running session, found by its token. */
export interface FoundSession {
  id: string;
  actor: SessionActor;
  /** Until then, calls with `recentSignIn` are accepted; null where the tenant's rules do not ask for it. */
  recentUntil: Date | null;
  /** The session may only enrol a second factor. */
  mustEnrol: boolean;
}

/** A session that was not used for the tenant's idle time. */
export interface IdleSession {
  idle: true;
}

/** The unparsed parts of a request. */
export interface RequestParts {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Database access once the session is known. */
export interface SessionTransactions {
  /**
   * Opens transactions on one tenant's data, attributed to `user` where one is signed in; with `mayBeOld` for reads
   * only, from a replica where there is one.
   */
  inTenant: (scope: { user: string | null; reach?: 'all'; mayBeOld?: boolean }) => InTenant;
  tenantExists: (id: string) => Promise<boolean>;
}

/** The dependencies of the HTTP layer, passed in so that it imports no feature. */
export interface AppServices extends SessionTransactions {
  platform: Platform;
  withoutTenant: WithoutTenant;
  findSession: (token: string) => Promise<FoundSession | IdleSession | undefined>;
  /**
   * Finds a session and runs work in the same transaction: the work's `inTenant` continues it in the tenant that it
   * names, one after the other. Without a running session the work, which refuses then, has no transaction.
   */
  inSession: <T>(
    token: string,
    work: (session: FoundSession | IdleSession | undefined, transactions: SessionTransactions) => Promise<T>,
  ) => Promise<T>;
  /** Reads that may be old come from a replica, to which no transaction of the primary can be moved. */
  hasReplica: boolean;
  /** Returns whether the address of a webhook was given to an outside service. */
  knowsWebhook: (token: string) => Promise<boolean>;
  activity: ActivityRecorder;
}

declare module 'fastify' {
  interface FastifyInstance {
    services: AppServices;
  }
  interface FastifyContextConfig {
    /** A refusal repeats its message in the field `error`. */
    failureIn?: 'error' | undefined;
    /** Schema of a multipart body for the OpenAPI document; the parts are read when the use-case asks for them. */
    parts?: ZodType | undefined;
    /** Limits of a JSON body, by whether the caller has a session. */
    bodyLimits?: { anonymous: BodyLimits; session: BodyLimits };
  }
  interface FastifyRequest {
    /** Set for every call that is not public. */
    found?: FoundSession;
    /** The tenant that the session acts in; set with `found`. */
    tenant?: TenantId;
    /** True when the session is looked up after the body was read, in the transaction of the call. */
    isSessionLate?: boolean;
    /** Why the body cannot be read, kept until the session is known. */
    unreadable?: Error;
    /** True for a large body sent to a known address of a webhook. */
    isKnownWebhook?: boolean;
    /** True for an ADMIN's session that selects no tenant. */
    selectsNone?: boolean;
  }
}
