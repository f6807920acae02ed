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

/** The dependencies of the HTTP layer, passed in so that it imports no feature. */
export interface AppServices {
  platform: Platform;
  /**
   * Opens transactions on one tenant's data, attributed to `user` where one is signed in; with `mayBeOld` for reads
   * only, from a replica where there is one.
   */
  inTenant: (scope: { user: string | null; reach?: 'all'; mayBeOld?: boolean }) => InTenant;
  withoutTenant: WithoutTenant;
  findSession: (token: string) => Promise<FoundSession | IdleSession | undefined>;
  /** Returns whether the address of a webhook was given to an outside service. */
  knowsWebhook: (token: string) => Promise<boolean>;
  tenantExists: (id: string) => Promise<boolean>;
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
    /** True for a large body sent to a known address of a webhook. */
    isKnownWebhook?: boolean;
    /** True for an ADMIN's session that selects no tenant. */
    selectsNone?: boolean;
  }
}
