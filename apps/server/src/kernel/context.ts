import type { ClientActor } from '@restitui/domain/session/client-actor.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Actor } from '@restitui/domain/users/actor.ts';
import type { Answering, Endpoint, Input } from '@restitui/domain/wire/endpoint.ts';
import type { Db } from '../db/tenant-scope.ts';
import type { Platform } from '../platform/platform.ts';

/** Where a request came from. */
export interface Origin {
  address: string;
  maquina: string;
  /** The port that the call came from, and the proxies that passed it on, nearest last. */
  port: number | null;
  proxies: string[];
  /** Host name without port, lower case. */
  host: string;
}

/** Opens a transaction on the data of one tenant. */
export type InTenant = <T>(tenant: TenantId, work: (db: Db) => Promise<T>) => Promise<T>;

/** Opens a transaction that sees the data of no tenant. */
export type WithoutTenant = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

interface Surroundings {
  platform: Platform;
  origin: Origin;
}

/** Before anybody is known: look-ups without a tenant, and a way into one that a look-up named. */
export interface PublicContext extends Surroundings {
  inTenant: InTenant;
  withoutTenant: WithoutTenant;
}

interface Staff extends Surroundings {
  actor: Actor;
  /** The tenant acted in: for an ADMIN the selected one. */
  tenant: TenantId;
  sessionId: string;
}

/** A signed-in member of staff, inside the request's transaction. */
export interface Context extends Staff {
  db: Db;
}

/** A read that may go across tenants: all of them for an ADMIN who selected none, else the one acted in. */
export interface CrossTenantContext extends Omit<Context, 'tenant'> {
  tenant: TenantId | 'all';
}

/** The same in a call that declares no transaction around it and opens its own, one after the other. */
export interface StaffSession extends Staff {
  inTenant: InTenant;
}

/** A read across tenants that opens its own transactions. */
export interface CrossTenantSession extends Omit<StaffSession, 'tenant'> {
  tenant: TenantId | 'all';
  /** A transaction that reads what `tenant` says. */
  inReach: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

interface SignedInClient extends Surroundings {
  client: ClientActor;
  /** The client's own. */
  tenant: TenantId;
  sessionId: string;
}

/** A signed-in client, inside the request's transaction. */
export interface ClientContext extends SignedInClient {
  db: Db;
}

/** The same in a call that opens its own transactions. */
export interface ClientSession extends SignedInClient {
  inTenant: InTenant;
}

/** Whoever is signed in, where a call takes both; `who` tells them apart. */
export type AnyContext = ({ who: 'staff' } & Context) | ({ who: 'client' } & ClientContext);
export type AnySession = ({ who: 'staff' } & StaffSession) | ({ who: 'client' } & ClientSession);

/** Somebody with a session, with the token of a link, or with both. */
export interface OpenContext extends PublicContext {
  session: AnySession | undefined;
}

/** A file that was received, complete and already stored. */
export interface ReceivedFile {
  /** As the sender called it. */
  name: string;
  /** Key in the file storage. */
  key: string;
  size: number;
}

/** A file that broke the call's rules; nothing of it is kept. */
export interface RefusedFile {
  field: string;
  name: string;
  reason: 'extension' | 'size';
}

export interface ReceiveOptions {
  /** False: the files pass by unstored, for a sender who may not send, but must hear why. */
  keepFiles: boolean;
  /** Into `platform.encryptedFiles`, so that they never lie on the disk as they came. */
  encrypted?: boolean;
}

/** Parts of a multipart call, read only when the use-case asks for them. */
export interface Receiving<E extends Endpoint> {
  receive: (options: ReceiveOptions) => Promise<{
    body: Input<E>['body'];
    files: Partial<Record<keyof E['files'] & string, ReceivedFile>>;
    refused: RefusedFile[];
  }>;
}

interface InRequest {
  staff: Context;
  client: ClientContext;
  any: AnyContext;
}

interface OnItsOwn {
  staff: StaffSession;
  client: ClientSession;
  any: AnySession;
}

type Holder<E extends Endpoint> = E['session'] extends 'client' | 'any' ? E['session'] : 'staff';

type ContextOf<E extends Endpoint> = E['session'] extends 'public'
  ? PublicContext
  : E['session'] extends 'open'
    ? OpenContext
    : E['reach'] extends 'all'
      ? E['transaction'] extends 'none'
        ? CrossTenantSession
        : CrossTenantContext
      : E['transaction'] extends 'none'
        ? OnItsOwn[Holder<E>]
        : undefined extends E['files']
          ? InRequest[Holder<E>]
          : OnItsOwn[Holder<E>];

type InputOf<E extends Endpoint> = undefined extends E['files'] ? Input<E> : Omit<Input<E>, 'body'> & Receiving<E>;

export type UseCase<E extends Endpoint> = (context: ContextOf<E>, input: InputOf<E>) => Promise<Answering<E>>;

/** The input of a multipart call. */
export type UploadInput<E extends Endpoint> = Omit<Input<E>, 'body'> & Receiving<E>;
