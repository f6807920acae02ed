import { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call: a signed-in staff member unless stated; `any` takes staff and clients alike, `open` also whoever holds
 * the token of a link, sent as `t`.
 */
export type SessionKind = 'public' | 'staff' | 'client' | 'any' | 'open';

/** A file of a multipart call, by field. Size in bytes. */
export interface FileRule {
  maxBytes: number;
  extensions: readonly string[];
}

interface Declaration {
  summary?: string;
  session?: SessionKind;
  /** `request` (one transaction around the use-case) unless stated; `none` for work that waits for files or network. */
  transaction?: 'request' | 'none';
  /** `all` for a read across tenants (decision D-11): an ADMIN who selects none reads all of them. */
  reach?: 'all';
  /** Calls that a browser may be told to send to another server (client-work C-43). */
  base?: 'observations';
  /** Answer of success: 200 unless stated. */
  status?: 200 | 201 | 202;
  /** A field of its own for the text of a refusal, beside `message`. */
  failureIn?: 'error';
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

/** Declares one call once, for the server that serves it and the browser that makes it. */
export function endpoint<const D extends Declaration>(route: `${Method} /${string}`, declaration: D): Endpoint<D> {
  const [method, path] = route.split(' ') as [Method, string];
  return { ...declaration, method, path };
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What a use-case receives, parsed. */
export interface Input<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
}

/** What a caller sends. */
export interface Request<E extends Endpoint> {
  params: Sent<E['params']>;
  query: Sent<E['query']>;
  body: Sent<E['body']>;
}

export type Answer<E extends Endpoint> = z.output<E['response']>;
export type Answering<E extends Endpoint> = z.input<E['response']>;

export type Api = Record<string, Endpoint>;

/** The answer of a call that gives a file to keep instead of data. */
export const fileAnswer = z.file();

/** The usual answer: what was asked for, under `data`. */
export function enveloped<T extends z.ZodType>(data: T) {
  return z.object({ data });
}

/** The page of a list: `number` from 1, `size` rows a page, `total` rows in all. */
export const page = z.object({ number: z.int(), size: z.int(), total: z.int() });
export type Page = z.infer<typeof page>;

/** The answer of a list: rows under `data`, and which page they are where the list has pages. */
export function paged<T extends z.ZodType>(row: T) {
  return z.object({ data: z.array(row), page: page.optional() });
}

/** Query parameters that every list with pages takes. */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(50),
});
