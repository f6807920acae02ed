import type { ClientActor } from '@restitui/domain/session/client-actor.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Actor } from '@restitui/domain/users/actor.ts';
import type { ZodType } from 'zod';
import type { InTenant, WithoutTenant } from '../kernel/context.ts';
import type { Platform } from '../platform/platform.ts';

/** A running session, found by its token. */
export type FoundSession =
  | { who: 'staff'; id: string; actor: Actor }
  | { who: 'client'; id: string; client: ClientActor };

/** The parts of a request as they came. */
export interface Sent {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** What the edge needs of the rest of the server; it is handed in, so that the edge knows no feature. */
export interface House {
  platform: Platform;
  /** Transactions on one tenant's data, in the name of a user where one is known. */
  inTenant: (scope: { user: string | null; reach?: 'all' }) => InTenant;
  withoutTenant: WithoutTenant;
  findSession: (token: string) => Promise<FoundSession | undefined>;
  tenantExists: (id: string) => Promise<boolean>;
}

declare module 'fastify' {
  interface FastifyInstance {
    house: House;
  }
  interface FastifyContextConfig {
    /** The call tells the text of a refusal in `error` as well. */
    failureIn?: 'error' | undefined;
    /** The parts of a multipart call, for the description; they are read when the use-case asks for them. */
    parts?: ZodType | undefined;
  }
  interface FastifyRequest {
    /** Set by the session gate of every call that is not public. */
    found?: FoundSession;
    /** The tenant that the session acts in; set with `found`. */
    tenant?: TenantId;
    /** The session is an ADMIN's and names no tenant. */
    selectsNone?: boolean;
  }
}
