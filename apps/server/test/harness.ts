import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cnpjCheckDigits } from '@restitui/brazil/cnpj.ts';
import { cpfCheckDigits } from '@restitui/brazil/cpf.ts';
import type { Permissions } from '@restitui/domain/accounts/permissions/permission-catalogue.ts';
import type { TypeCargo, TypeUser } from '@restitui/domain/accounts/users/cargo.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Answer, Endpoint, Request } from '@restitui/domain/wire/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { createApp } from '../src/app.ts';
import type { Database } from '../src/db/open-database.ts';
import type { Replica } from '../src/db/replica.ts';
import { withoutTenant, withTenant } from '../src/db/tenant-scope.ts';
import { permissions } from '../src/features/accounts/permissions/permissions.table.ts';
import { insertSession } from '../src/features/accounts/session/session.repository.ts';
import { hashToken, newToken } from '../src/features/accounts/session/token.rules.ts';
import { users } from '../src/features/accounts/users/users.table.ts';
import { tenants } from '../src/features/tenancy/tenants/tenants.table.ts';
import type { OutboxMessage } from '../src/http/dev-outbox.ts';
import type { InTenant } from '../src/kernel/context.ts';
import type { FileStore } from '../src/platform/encrypted-files.ts';
import type { JobData, JobQueue, Jobs } from '../src/platform/jobs.ts';
import type { Message } from '../src/platform/messages.ts';
import { hashPassword } from '../src/platform/passwords.ts';
import type { Platform } from '../src/platform/platform.ts';
import { endpointUrl } from './endpoint-url.ts';
import { endOfTestSessions, manualClock } from './manual-clock.ts';
import { cloneTestDatabase } from './test-database.ts';
import { type TestPlatformOptions, testPlatform } from './test-platform.ts';
import { refuseUnnamedFacts } from './unnamed-facts.ts';
import { refuseUnreadableChanges } from './unreadable-changes.ts';

export const testPassword = 'Teste@2026!';

/** A server with its own database and a clock that moves only when told to. */
export interface TestServer {
  app: FastifyInstance;
  database: Database;
  /** Opens a transaction as a request of the tenant does. */
  inTenant: InTenant;
  /** Enqueued analyses, in order. */
  enqueued: JobData[];
  /** Enqueued jobs that send a message; `deliverMessages` runs them. */
  toDeliver: { queue: JobQueue; data: JobData; startAfter?: Date | undefined }[];
  /** Enqueued boleto checks. */
  toCheck: JobData[];
  /** Messages sent by e-mail or WhatsApp. */
  sent: Message[];
  platform: Platform;
  files: ReturnType<typeof testPlatform>['files'];
  encryptedFiles: FileStore;
  clock: ReturnType<typeof manualClock>;
  close: () => Promise<void>;
}

/** Replacements for the harness's defaults. */
interface TestServerOptions extends TestPlatformOptions {
  /** A database of the test's own; a clone of the template by default. */
  database?: Database;
  replica?: Replica;
  jobs?: Jobs;
  outbox?: () => Promise<OutboxMessage[]>;
  readiness?: (() => Promise<unknown>)[];
  /** Aborted when the process is told to stop. */
  stopping?: AbortSignal;
  /** Metrics of the process, to which those of the requests are added. */
  registry?: Registry;
  metricsToken?: string;
  site?: string;
  /** The test writes random texts, which the change history need not show as a user reads them. */
  writesRandomTexts?: boolean;
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await cloneTestDatabase());
  const folder = mkdtempSync(join(tmpdir(), 'restitui-files-'));
  const enqueued: JobData[] = [];
  const toDeliver: TestServer['toDeliver'] = [];
  const sent: Message[] = [];
  const toCheck: JobData[] = [];
  const clock = manualClock();
  const jobs: Jobs = options.jobs ?? {
    enqueue: async (_db: unknown, queue: JobQueue, data: JobData, startAfter?: Date) => {
      if (queue === 'simples-analysis' || queue === 'simples-effect') enqueued.push(data);
      else if (queue === 'boleto-check') toCheck.push(data);
      else toDeliver.push({ queue, data, startAfter });
    },
  };
  const inTenant: InTenant = (tenant, work) => withTenant(database.pool, { tenant }, work);
  const messages = { send: async (message: Message) => void sent.push(message) };
  const platform = testPlatform({ folder, pool: database.pool, clock, inTenant, jobs, messages }, options);
  const app = await createApp({
    pool: database.pool,
    replica: options.replica,
    platform,
    version: 'test',
    logLevel: 'silent',
    site: options.site,
    outbox: options.outbox,
    readiness: options.readiness,
    stopping: options.stopping,
    registry: options.registry,
    metricsToken: options.metricsToken,
  });
  const close = async () => {
    await app.close();
    // A database of the test's own may be broken on purpose.
    const check = async () => {
      if (options.database || options.writesRandomTexts) return;
      await refuseUnreadableChanges(database);
      await refuseUnnamedFacts(database, platform.evidenceKeys);
    };
    const checked = check();
    await checked.finally(() => database.close());
    rmSync(folder, { recursive: true, force: true });
  };
  const { files, encryptedFiles } = platform;
  return {
    ...{ app, database, inTenant, platform, files, encryptedFiles, clock },
    ...{ enqueued, toDeliver, toCheck, sent, close },
  };
}

let made = 0;

/** Returns a valid CNPJ, unique in this process. */
export function newCnpj(): string {
  const base = `${String(10_000_000 + made++)}0001`;
  return base + cnpjCheckDigits(base);
}

/** Returns a CPF with valid check digits, unique in this process. */
export function newCpf(): string {
  const base = String(100_000_000 + made++);
  return `${base}${cpfCheckDigits(base)}`;
}

/** Returns an e-mail address that no other user has. */
export function newEmail(): string {
  return `${randomUUID()}@pessoa.test`;
}

export async function addTenant(
  server: TestServer,
  values: Partial<typeof tenants.$inferInsert> = {},
): Promise<TenantId> {
  const id = (values.id ?? newCnpj()) as TenantId;
  await withoutTenant(server.database.pool, (db) =>
    db.insert(tenants).values({
      id,
      title: `Empresa ${id}`,
      razao_social: `Empresa ${id} Ltda`,
      nome_fantasia: `Empresa ${id}`,
      email: `contato@${id.toLowerCase()}.test`,
      whatsApp: '11999990000',
      domain: `${id.toLowerCase()}.test`,
      hosts: [],
      icon: '/icon.svg',
      logos: { light: '/light.svg', dark: '/dark.svg' },
      colours: { primary: '#0f4c5c', secondary: '#1b2a33', accent: '#e36414' },
      landing: 'd',
      createdDate: server.clock.now().toISOString(),
      ...values,
    }),
  );
  return id;
}

export interface TestUser {
  id: string;
  id_tenant: TenantId;
  email: string;
  cpf: string;
}

export interface NewUser {
  id_tenant: TenantId;
  typeUser?: TypeUser;
  typeCargo?: TypeCargo;
  permissions?: Permissions;
  email?: string;
  cpf?: string;
  name?: string;
  isAccepted?: boolean;
  li_aceito?: boolean;
  cep?: string | null;
  id_gerente?: string | null;
}

/** Hash of `testPassword`, computed once. */
export const testPasswordHash = hashPassword(testPassword);

export async function addUser(server: TestServer, { permissions: flags, ...user }: NewUser): Promise<TestUser> {
  const id = randomUUID();
  const email = user.email ?? `${id}@pessoa.test`;
  const cpf = user.cpf ?? newCpf();
  await server.inTenant(user.id_tenant, async (db) => {
    await db.insert(users).values({
      typeUser: 'USUARIO',
      typeCargo: 'CEO',
      isAccepted: true,
      li_aceito: true,
      cep: '74000000',
      name: `Pessoa ${id.slice(0, 8)}`,
      ...user,
      id,
      email,
      cpf,
      password_hash: await testPasswordHash,
      whatsApp: '11988887777',
      createdDate: server.clock.now().toISOString(),
    });
    if (flags) await db.insert(permissions).values({ id_user: id, id_tenant: user.id_tenant, flags });
  });
  return { id, id_tenant: user.id_tenant, email, cpf };
}

export interface Reply<T> {
  status: number;
  body: T;
  headers: Record<string, unknown>;
}

export interface Caller {
  token: string;
  /** Returns the response of a call that is expected to succeed; a refusal fails the test. */
  call: <E extends Endpoint>(endpoint: E, request?: Partial<Request<E>>) => Promise<Answer<E>>;
  /** Returns the response, refusals included. */
  try: <E extends Endpoint>(
    endpoint: E,
    request?: Partial<Request<E>>,
  ) => Promise<Reply<{ code?: string; message?: string }>>;
  /** The same for input that the types of the call refuse. */
  tryInvalid: (endpoint: Endpoint, request: InvalidRequest) => Promise<Reply<{ code?: string; message?: string }>>;
}

interface InvalidRequest {
  params?: Record<string, string>;
  query?: object;
  body?: unknown;
}

/** Returns a caller with a token who acts in the selected tenant. */
export function callerWith(server: TestServer, token: string, selectedTenant?: string): Caller {
  const attempt = async <E extends Endpoint>(endpoint: E, request: Partial<Request<E>> = {}) => {
    const response = await server.app.inject({
      method: endpoint.method,
      url: endpointUrl(endpoint, request),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(selectedTenant && { 'x-tenant-id': selectedTenant }),
      },
      ...(request.body !== undefined && { payload: request.body as object }),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const body = isJson ? response.json() : { file: response.body };
    return { status: response.statusCode, body, headers: response.headers };
  };
  return {
    token,
    try: attempt,
    tryInvalid: attempt,
    async call(endpoint, request) {
      const { status, body } = await attempt(endpoint, request);
      if (status >= 300)
        throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}: ${JSON.stringify(body)}`);
      return body;
    },
  };
}

/** Signs in a user; an ADMIN may select a tenant. */
export async function as(server: TestServer, user: TestUser, selectedTenant?: string): Promise<Caller> {
  const token = newToken();
  await server.inTenant(user.id_tenant, (db) =>
    insertSession(db, {
      id: randomUUID(),
      id_tenant: user.id_tenant,
      id_user: user.id,
      token_hash: hashToken(token),
      createdDate: server.clock.now().toISOString(),
      expiresAt: endOfTestSessions,
      address: '127.0.0.1',
      maquina: 'test',
    }),
  );
  return callerWith(server, token, selectedTenant);
}
