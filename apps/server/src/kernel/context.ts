import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../db/tenant-scope.ts';
import type { Platform } from '../platform/platform.ts';
import type { Actor, SessionActor, SystemActor, UserActor } from './actor.ts';

/** The network origin of a request. */
export interface Origin {
  address: string;
  maquina: string;
  /** Source port of the connection. */
  port: number | null;
  /** Proxies that forwarded the request, nearest last. */
  proxies: string[];
  /** Identifier that the browser keeps and sends; undefined for other callers. */
  device?: string | undefined;
  /** Host name without port, lower case. */
  host: string;
}

/** Opens a transaction on the data of one tenant. */
export type InTenant = <T>(tenant: TenantId, work: (db: Db) => Promise<T>) => Promise<T>;

/** Opens a transaction that sees no tenant's data. */
export type WithoutTenant = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** Database access inside the request's transaction. */
export interface InTransaction {
  db: Db;
}

/** Database access of work that opens its own transactions: `endpoint({ transaction: 'none' | 'shared' })` and uploads. */
export interface OwnTransactions {
  inTenant: InTenant;
}

/** Database access before the tenant is known: a look-up by token, e-mail or host finds it. */
export interface TenantLookup extends OwnTransactions {
  withoutTenant: WithoutTenant;
}

/** `all` is for a read across tenants (decision D-11): all of them for an ADMIN who selected none. */
export type Reach = 'tenant' | 'all';

/** The fields that a holder of a session adds. */
interface InSession<R extends Reach> {
  /** The tenant acted in: a client's own; for an ADMIN the selected one. */
  tenant: R extends 'all' ? TenantId | 'all' : TenantId;
  sessionId: string;
  /** End of the last proof of identity (`requireRecentSignIn`); null where the tenant's rules do not ask for one. */
  recentUntil: Date | null;
}

/** Opens a transaction on what `tenant` names, be it one tenant or all. */
interface AcrossTenants {
  inReach: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

/**
 * The first argument of every use-case and job: who acts, in which tenant, and how the database is reached. For a union
 * of actors it is a union of contexts; `isUserContext` and `isClientContext` narrow it.
 */
export type Context<
  A extends Actor = UserActor,
  D extends InTransaction | OwnTransactions = InTransaction,
  R extends Reach = 'tenant',
> = A extends Actor
  ? { actor: A; platform: Platform } & D &
      (A extends SystemActor ? unknown : { origin: Origin }) &
      (A extends SessionActor ? InSession<R> : unknown) &
      (R extends 'all' ? (D extends OwnTransactions ? AcrossTenants : unknown) : unknown)
  : never;
