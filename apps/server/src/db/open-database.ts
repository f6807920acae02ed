import pg from 'pg';
import type { DatabaseLimits } from '../platform/database-limits.ts';
import { appRoleOf, appRolePassword, ensureAppRole } from './app-role.ts';
import { clusterRole } from './cluster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { applyRoleTimeouts } from './role-timeouts.ts';

/** The opened database. Migrate it once (`migrateDatabase`), then work in `withTenant(database.pool, …)`. */
export interface Database {
  /** Connections of the application role: subject to row-level security, owner of nothing. */
  readonly pool: pg.Pool;
  /** Connections for work beside an open transaction, which must not wait for that transaction to end. */
  readonly sidePool: pg.Pool;
  readonly appRole: string;
  /** One connection of the owner role, for migrations and backups alone. */
  asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  /** Ends the pool, then the embedded PostgreSQL. Call it after the last request has been answered. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Where the embedded PostgreSQL keeps its data. Not used with `databaseUrl`. */
  dataDir: string;
  /** An external PostgreSQL ≥ 15. Its user is the owner and may create roles. */
  databaseUrl?: string | undefined;
  /** The same database without the pooler of `databaseUrl`, for the owner's work. */
  databaseDirectUrl?: string | undefined;
  /** Connect to `databaseUrl` as the application role only; `asOwner` then fails. */
  withoutOwner?: boolean;
  /** Derives the application role's password on an external server. */
  secretKey: string;
  log?: (line: string) => void;
  limits?: DatabaseLimits | undefined;
  /** As `startEmbeddedPostgres` has them. */
  durable?: boolean;
  maxConnections?: number;
}

/** Opens the embedded database in `dataDir`, or the one at `databaseUrl`. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl) return openExternal(options.databaseUrl, options);

  const server = await startEmbeddedPostgres(options);
  try {
    await createOwnDatabase(server);
    return await connectDatabase({
      ...embeddedPlaces(server),
      closeServer: () => server.stop(),
      log: options.log,
      limits: options.limits,
    });
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Name of the embedded database and of the role that owns it. */
const ownName = 'restitui';

/** Returns the connections of owner and application to an embedded PostgreSQL. */
export function embeddedPlaces({ host, port }: { host: string; port: number }): Pick<ConnectOptions, 'owner' | 'app'> {
  const place = { host, port, database: ownName };
  return { owner: { ...place, user: ownName }, app: { ...place, user: appRoleOf(ownName) } };
}

async function createOwnDatabase({ host, port }: EmbeddedPostgres): Promise<void> {
  await withClient({ host, port, user: clusterRole, database: 'postgres' }, async (client) => {
    const has = async (query: string) => ((await client.query(query, [ownName])).rowCount ?? 0) > 0;
    if (!(await has('select from pg_roles where rolname = $1'))) {
      await client.query(`create role ${ownName} login createrole`);
    }
    if (!(await has('select from pg_database where datname = $1'))) {
      await client.query(`create database ${ownName} owner ${ownName}`);
    }
  });
}

/**
 * Opens connections of the application role to a copy of the database, which may be away.
 * @throws for an address that cannot be parsed
 */
export function openReplica(url: string, { appRole, secretKey, ...options }: ReplicaOptions): pg.Pool {
  const place = readAddress('DATABASE_REPLICA_URL', url);
  // A copy that is silent must not hold a request, which the database itself can answer.
  const limits = { poolSize: options.limits?.poolSize ?? defaultPool.poolSize, connectSeconds: 3 };
  const login = { user: appRole, password: appRolePassword(secretKey, appRole), query_timeout: 15_000 };
  return openPool({ ...place, ...login }, { ...options, limits });
}

interface ReplicaOptions extends PoolOptions {
  appRole: string;
  secretKey: string;
}

async function openExternal(url: string, options: DatabaseOptions): Promise<Database> {
  const { databaseDirectUrl, secretKey, log, limits } = options;
  const pooled = readAddress('DATABASE_URL', url);
  if (options.withoutOwner) return openAsApplication(pooled, options);
  const direct = databaseDirectUrl ? readAddress('DATABASE_DIRECT_URL', databaseDirectUrl) : pooled;
  const role = appRoleOf(direct.database);
  const asApp = { user: role, password: appRolePassword(secretKey, role) };
  await withClient(direct, async () => {}).catch((error) => {
    throw unreachable(error, databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL', direct);
  });
  return connectDatabase({
    ...{ owner: direct, app: { ...pooled, ...asApp }, directApp: { ...direct, ...asApp }, log, limits },
  });
}

/** Connects as the application role, which `npm run migrate` has created. User and password of the URL are not used. */
async function openAsApplication(place: pg.ClientConfig, options: DatabaseOptions): Promise<Database> {
  const role = appRoleOf(place.database ?? '');
  const app = { ...place, user: role, password: appRolePassword(options.secretKey, role) };
  const pool = openPool(app, options);
  try {
    (await pool.connect()).release();
  } catch (error) {
    throw unreachable(error, 'DATABASE_URL', app);
  }
  const sidePool = openSidePool(app, options);
  return {
    pool,
    sidePool,
    appRole: role,
    asOwner: async () => {
      throw new Error('MIGRATIONS=apart: this process has no connection of the owner.');
    },
    close: () => endPools(pool, sidePool),
  };
}

/** Parses the URL as libpq would, including environment and defaults. */
function readAddress(name: string, url: string) {
  try {
    const { host, port, database = '', user, password, ssl } = new pg.Client({ connectionString: url });
    return { host, port, database, user, password, ssl };
  } catch {
    throw new Error(`${name} não é um endereço: use postgres://usuário:senha@servidor:5432/banco.`);
  }
}

/** Describes the failure and where it happened, without the password. */
function unreachable(error: unknown, name: string, { host, port, database, user }: pg.ClientConfig): Error {
  const errors = error instanceof AggregateError ? error.errors : [error];
  const reasons = errors.map((reason) => (reason instanceof Error ? reason.message : String(reason)));
  const place = `${host}:${port}, banco ${database}, usuário ${user}`;
  return new Error(`Não foi possível conectar ao PostgreSQL de ${name} (${place}): ${reasons.join('; ')}.`, {
    cause: error,
  });
}

interface ConnectOptions {
  owner: pg.ClientConfig;
  app: pg.ClientConfig & { user: string; password?: string };
  /** The application role without a pooler, where `app` has one. */
  directApp?: pg.ClientConfig;
  closeServer?: () => Promise<void>;
  log?: ((line: string) => void) | undefined;
  limits?: DatabaseLimits | undefined;
}

const defaultPool = { poolSize: 10, connectSeconds: 20 };

/** Sets up roles and pool once the server runs. */
export async function connectDatabase({
  owner,
  app,
  directApp = app,
  closeServer,
  log,
  limits,
}: ConnectOptions): Promise<Database> {
  await withClient(owner, async (client) => {
    await checkServer(client);
    await ensureAppRole(client, app.user, app.password, () => canConnect(directApp));
    if (limits) await applyRoleTimeouts(client, app.user, limits);
  });
  const pool = openPool(app, { log, limits });
  (await pool.connect()).release();

  const sidePool = openSidePool(app, { log, limits });
  return {
    pool,
    sidePool,
    appRole: app.user,
    asOwner: (work) => withClient(owner, work),
    close: async () => {
      await endPools(pool, sidePool);
      await closeServer?.();
    },
  };
}

interface PoolOptions {
  log?: ConnectOptions['log'];
  limits?: Pick<DatabaseLimits, 'poolSize' | 'connectSeconds'> | undefined;
}

function openPool(app: pg.ClientConfig, { log, limits }: PoolOptions): pg.Pool {
  const { poolSize, connectSeconds } = limits ?? defaultPool;
  const pool = new pg.Pool({
    ...app,
    max: poolSize,
    application_name: 'restitui',
    // A server that disappeared without closing its connections would keep callers waiting for ever.
    connectionTimeoutMillis: connectSeconds * 1000,
    keepAlive: true,
  });
  // A broken connection is replaced; without a listener its error would end the process.
  pool.on('error', (error) => log?.(error.message));
  pool.on('connect', (client) => client.on('error', (error) => log?.(error.message)));
  return pool;
}

function openSidePool(app: pg.ClientConfig, { log, limits }: PoolOptions): pg.Pool {
  return openPool(app, { log, limits: { ...(limits ?? defaultPool), poolSize: 2 } });
}

async function endPools(...pools: pg.Pool[]): Promise<void> {
  for (const pool of pools) if (!pool.ending) await pool.end();
}

async function checkServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string; number: number; encoding: string }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
            current_setting('server_encoding') as encoding`,
  );
  const [server] = rows;
  if (!server || server.number < 150_000) {
    throw new Error(`O PostgreSQL de DATABASE_URL é o ${server?.version}; é preciso o 15 ou mais novo.`);
  }
  if (server.encoding !== 'UTF8') throw new Error(`O banco de DATABASE_URL usa ${server.encoding}; é preciso UTF8.`);
}

async function canConnect(config: pg.ClientConfig): Promise<boolean> {
  try {
    await withClient(config, async () => {});
    return true;
  } catch {
    return false;
  }
}

async function withClient<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...config, application_name: 'restitui' });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
