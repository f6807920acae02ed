import { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call: signed-in staff by default; `any` takes staff and clients, `open` also the holder of a link's token, sent
 * as `t`.
 */
export type SessionKind = 'public' | 'staff' | 'client' | 'any' | 'open';

/** A file of a multipart call, by field. Size in bytes; extensions with their dot, in lower case. */
export interface FileRule {
  maxBytes: number;
  extensions: readonly string[];
}

interface Declaration {
  summary?: string;
  session?: SessionKind;
  /** Caller of a public endpoint; a visitor by default. */
  caller?: 'link' | 'webhook';
  /**
   * Needs a sign-in or a re-authentication within `recentSignInMinutes`, where the tenant's rules ask for it: bank data,
   * payouts, permissions, sealing and what gives access to an account. A use-case that needs it for some fields only
   * calls `requireRecentSignIn`.
   */
  recentSignIn?: true;
  /** Accepted from a session that may only enrol a second factor. */
  duringEnrolment?: true;
  /**
   * `request` (default) runs the use-case in one transaction; `none` is for work that waits for files or the network.
   * `shared` is for work in several tenants, one after the other, that waits for nothing else: its transactions are one,
   * and a refusal rolls all of them back.
   */
  transaction?: 'request' | 'none' | 'shared';
  /** A read whose answer may be some seconds old: it comes from the replica where there is one (decision 128). */
  mayBeOld?: true;
  /** `all` for a read across tenants (decision D-11): an ADMIN who selects none reads all of them. */
  reach?: 'all';
  /** The browser may be configured to send these calls to another server (client-work C-43). */
  base?: 'observations';
  /** Status of success; 200 by default. */
  status?: 200 | 201 | 202;
  /** A second field for the text of a refusal, beside `message`. */
  failureIn?: 'error';
  /** Largest JSON body in bytes with a session; the default is in `body-limits.ts`, where 64 kB hold without one. */
  bodyLimit?: number;
  /** Most levels of a JSON body. */
  depth?: number;
  /** Most fields and items of a JSON body. */
  members?: number;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  files?: Record<string, FileRule>;
  response: z.ZodType;
}

export type Endpoint<D extends Declaration = Declaration> = Readonly<D> & {
  readonly method: Method;
  /** Below `/api`, with `:name` for each parameter. */
  readonly path: string;
};

/** Declares a call once, for the server that serves it and the browser that makes it. */
export function endpoint<const D extends Declaration>(route: `${Method} /${string}`, declaration: D): Endpoint<D> {
  const [method, path] = route.split(' ') as [Method, string];
  return { ...declaration, method, path };
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;

/** The parsed input of a use-case. */
export interface Input<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
}

/** The request that a caller sends. */
export interface Request<E extends Endpoint> {
  params: Sent<E['params']>;
  query: Sent<E['query']>;
  body: Sent<E['body']>;
}

export type Answer<E extends Endpoint> = z.output<E['response']>;
export type Answering<E extends Endpoint> = z.input<E['response']>;

export type Api = Record<string, Endpoint>;

/** The response of a call that returns a file instead of data. */
export const fileAnswer = z.file();

/** Wraps the response under `data`. */
export function enveloped<T extends z.ZodType>(data: T) {
  return z.object({ data });
}

/**
 * The page of a list: `number` from 1, `size` rows per page, `total` rows in all; with `more` there are more than
 * `total`, which were not counted.
 */
export const page = z.object({
  number: z.int(),
  size: z.int(),
  total: z.int(),
  more: z.literal(true).optional(),
});
export type Page = z.infer<typeof page>;

/** Wraps the rows of a list under `data`, with the page where the list has pages. */
export function paged<T extends z.ZodType>(row: T) {
  return z.object({ data: z.array(row), page: page.optional() });
}

/** Query parameters of every list with pages. */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(50),
});
