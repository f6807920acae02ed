import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cnpjCheckDigits } from '@restitui/brazil/cnpj.ts';
import { cpfCheckDigits } from '@restitui/brazil/cpf.ts';
import type { Permissions } from '@restitui/domain/permissions/permission-catalogue.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { TypeCargo, TypeUser } from '@restitui/domain/users/cargo.ts';
import type { Answer, Endpoint, Request } from '@restitui/domain/wire/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../src/app.ts';
import type { Database } from '../src/db/open-database.ts';
import { withoutTenant, withTenant } from '../src/db/tenant-scope.ts';
import { permissions } from '../src/features/permissions/permissions.table.ts';
import { insertSession } from '../src/features/session/session.repository.ts';
import { hashToken, newToken } from '../src/features/session/token.ts';
import { tenants } from '../src/features/tenants/tenants.table.ts';
import { users } from '../src/features/users/users.table.ts';
import type { OutboxMessage } from '../src/http/dev-outbox.ts';
import type { InTenant } from '../src/kernel/context.ts';
import type { FileStore } from '../src/platform/encrypted-files.ts';
import type { JobData, JobQueue, Jobs } from '../src/platform/jobs.ts';
import type { Message } from '../src/platform/messages.ts';
import { hashPassword } from '../src/platform/passwords.ts';
import type { Platform } from '../src/platform/platform.ts';
import { addressOf } from './call-address.ts';
import { standingClock } from './standing-clock.ts';
import { cloneTestDatabase } from './test-database.ts';
import { type PlatformInstead, testPlatform } from './test-platform.ts';

export const testPassword = 'Teste@2026!';

/** A started server on a database of its own, with a clock that stands still until it is moved. */
export interface TestServer {
  app: FastifyInstance;
  database: Database;
  /** Opens a transaction as a request of the tenant does. */
  inTenant: InTenant;
  /** What was enqueued, in order; messages and requests for them apart. */
  enqueued: JobData[];
  /** Jobs that end in a message; `deliverMessages` works through them. */
  toDeliver: { queue: JobQueue; data: JobData }[];
  /** Boletos that the bank is to be asked about. */
  toCheck: JobData[];
  /** What left by e-mail or WhatsApp. */
  sent: Message[];
  platform: Platform;
  files: ReturnType<typeof testPlatform>['files'];
  encryptedFiles: FileStore;
  clock: ReturnType<typeof standingClock>;
  close: () => Promise<void>;
}

/** What a test hands in instead of the harness's own. */
interface Instead extends PlatformInstead {
  jobs?: Jobs;
  outbox?: () => Promise<OutboxMessage[]>;
  readiness?: (() => Promise<unknown>)[];
  site?: string;
}

export async function startTestServer(instead: Instead = {}): Promise<TestServer> {
  const database = await cloneTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'restitui-files-'));
  const enqueued: JobData[] = [];
  const toDeliver: TestServer['toDeliver'] = [];
  const sent: Message[] = [];
  const toCheck: JobData[] = [];
  const clock = standingClock();
  const jobs: Jobs = instead.jobs ?? {
    enqueue: async (_db: unknown, queue: JobQueue, data: JobData) => {
      if (queue === 'simples-analysis' || queue === 'simples-effect') enqueued.push(data);
      else if (queue === 'boleto-check') toCheck.push(data);
      else toDeliver.push({ queue, data });
    },
  };
  const inTenant: InTenant = (tenant, work) => withTenant(database.pool, { tenant }, work);
  const messages = { send: async (message: Message) => void sent.push(message) };
  const platform = testPlatform({ folder, clock, inTenant, jobs, messages }, instead);
  const app = await createApp({
    pool: database.pool,
    platform,
    version: 'test',
    logLevel: 'silent',
    site: instead.site,
    outbox: instead.outbox,
    readiness: instead.readiness,
  });
  const close = async () => {
    await app.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
  const { files, encryptedFiles } = platform;
  return {
    ...{ app, database, inTenant, platform, files, encryptedFiles, clock },
    ...{ enqueued, toDeliver, toCheck, sent, close },
  };
}

let made = 0;

/** A valid CNPJ that no other in this process has. */
export function newCnpj(): string {
  const base = `${String(10_000_000 + made++)}0001`;
  return base + cnpjCheckDigits(base);
}

/** A CPF with valid check digits that no other in this process has. */
export function newCpf(): string {
  const base = String(100_000_000 + made++);
  return `${base}${cpfCheckDigits(base)}`;
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

/** The hash of `testPassword`, made once. */
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
  /** The answer of a call that is expected to succeed; a refusal fails the test. */
  call: <E extends Endpoint>(endpoint: E, request?: Partial<Request<E>>) => Promise<Answer<E>>;
  /** The reply as it came, refusals included. */
  try: <E extends Endpoint>(
    endpoint: E,
    request?: Partial<Request<E>>,
  ) => Promise<Reply<{ code?: string; message?: string }>>;
}

/** Whoever holds a token, in a tenant of choice. */
export function callerWith(server: TestServer, token: string, selectedTenant?: string): Caller {
  const attempt = async <E extends Endpoint>(endpoint: E, request: Partial<Request<E>> = {}) => {
    const response = await server.app.inject({
      method: endpoint.method,
      url: addressOf(endpoint, request),
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
    async call(endpoint, request) {
      const { status, body } = await attempt(endpoint, request);
      if (status >= 300)
        throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}: ${JSON.stringify(body)}`);
      return body;
    },
  };
}

/** A signed-in user; an ADMIN may select a tenant. */
export async function as(server: TestServer, user: TestUser, selectedTenant?: string): Promise<Caller> {
  const token = newToken();
  await server.inTenant(user.id_tenant, (db) =>
    insertSession(db, {
      id: randomUUID(),
      id_tenant: user.id_tenant,
      id_user: user.id,
      token_hash: hashToken(token),
      createdDate: new Date().toISOString(),
      expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
      address: '127.0.0.1',
      maquina: 'test',
    }),
  );
  return callerWith(server, token, selectedTenant);
}
