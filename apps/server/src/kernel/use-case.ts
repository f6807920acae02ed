import type { Answering, Endpoint, Input } from '@restitui/domain/wire/endpoint.ts';
import type { ClientActor, LinkActor, SessionActor, UserActor, VisitorActor, WebhookActor } from './actor.ts';
import type { Context, InTransaction, OwnTransactions, TenantLookup } from './context.ts';

/** A file that was received, complete and already stored. */
export interface ReceivedFile {
  /** File name given by the sender. */
  name: string;
  /** Key in the file storage. */
  key: string;
  size: number;
}

/** A file that broke the endpoint's rules; none of its content is stored. */
export interface RefusedFile {
  field: string;
  name: string;
  reason: 'extension' | 'size';
}

export interface ReceiveOptions {
  /** False drains the upload without storing it, so that the refusal can be sent. */
  keepFiles: boolean;
  /** Stores into `platform.encryptedFiles`, so that plain content never reaches the disk. */
  encrypted?: boolean;
}

/** The parts of a multipart call, read only when the use-case asks for them. */
export interface Receiving<E extends Endpoint> {
  receive: (options: ReceiveOptions) => Promise<{
    body: Input<E>['body'];
    files: Partial<Record<keyof E['files'] & string, ReceivedFile>>;
    refused: RefusedFile[];
  }>;
}

/** The input of a multipart call. */
export type UploadInput<E extends Endpoint> = Omit<Input<E>, 'body'> & Receiving<E>;

interface PublicActors {
  link: LinkActor;
  webhook: WebhookActor;
  visitor: VisitorActor;
}

type PublicActor<E extends Endpoint> = PublicActors[E['caller'] extends 'link' | 'webhook' ? E['caller'] : 'visitor'];

type Holder<E extends Endpoint> = E['session'] extends 'client'
  ? ClientActor
  : E['session'] extends 'any'
    ? SessionActor
    : UserActor;

type Transactions<E extends Endpoint> = E['transaction'] extends 'none' | 'shared'
  ? OwnTransactions
  : undefined extends E['files']
    ? InTransaction
    : OwnTransactions;

/** The context that an endpoint's declaration gives to its use-case. */
type ContextOf<E extends Endpoint> = E['session'] extends 'public'
  ? Context<PublicActor<E>, TenantLookup>
  : E['session'] extends 'open'
    ? Context<SessionActor | LinkActor, TenantLookup>
    : Context<Holder<E>, Transactions<E>, E['reach'] extends 'all' ? 'all' : 'tenant'>;

type InputOf<E extends Endpoint> = undefined extends E['files'] ? Input<E> : UploadInput<E>;

export type UseCase<E extends Endpoint> = (context: ContextOf<E>, input: InputOf<E>) => Promise<Answering<E>>;
