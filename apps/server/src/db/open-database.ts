import pg from 'pg';
import { appRoleOf, appRolePassword, ensureAppRole } from './app-role.ts';
import { clusterRole } from './cluster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

/** The opened database. Migrate it once (`migrateDatabase`), then work in `withTenant(database.pool, …)`. */
export interface Database {
  /** Connections of the application role: subject to row-level security, owner of nothing. */
  readonly pool: pg.Pool;
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
  /** Derives the application role's password on an external server. */
  secretKey: string;
  log?: (line: string) => void;
  poolSize?: number;
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
      poolSize: options.poolSize,
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

async function openExternal(url: string, options: DatabaseOptions): Promise<Database> {
  const { host, port, database = '', user, password, ssl } = readAddress(url);
  const place = { host, port, database, ssl };
  const role = appRoleOf(database);
  const owner = { ...place, user, password };
  const app = { ...place, user: role, password: appRolePassword(options.secretKey, role) };
  await withClient(owner, async () => {}).catch((error) => {
    throw unreachable(error, owner);
  });
  return connectDatabase({ owner, app, log: options.log, poolSize: options.poolSize });
}

/** Parses the URL as libpq would, including environment and defaults. */
function readAddress(url: string): pg.Client {
  try {
    return new pg.Client({ connectionString: url });
  } catch {
    throw new Error('DATABASE_URL não é um endereço: use postgres://usuário:senha@servidor:5432/banco.');
  }
}

/** Describes the failure and where it happened, without the password. */
function unreachable(error: unknown, { host, port, database, user }: pg.ClientConfig): Error {
  const errors = error instanceof AggregateError ? error.errors : [error];
  const reasons = errors.map((reason) => (reason instanceof Error ? reason.message : String(reason)));
  const place = `${host}:${port}, banco ${database}, usuário ${user}`;
  return new Error(`Não foi possível conectar ao PostgreSQL de DATABASE_URL (${place}): ${reasons.join('; ')}.`, {
    cause: error,
  });
}

interface ConnectOptions {
  owner: pg.ClientConfig;
  app: pg.ClientConfig & { user: string; password?: string };
  closeServer?: () => Promise<void>;
  log?: ((line: string) => void) | undefined;
  poolSize?: number | undefined;
}

const secondsToConnect = 20;

/** Sets up roles and pool once the server runs. */
export async function connectDatabase({
  owner,
  app,
  closeServer,
  log,
  poolSize = 10,
}: ConnectOptions): Promise<Database> {
  await withClient(owner, async (client) => {
    await checkServer(client);
    await ensureAppRole(client, app.user, app.password, () => canConnect(app));
  });

  const pool = new pg.Pool({
    ...app,
    max: poolSize,
    application_name: 'restitui',
    // A server that disappeared without closing its connections would keep callers waiting for ever.
    connectionTimeoutMillis: secondsToConnect * 1000,
    keepAlive: true,
  });
  // A broken connection is replaced; without a listener its error would end the process.
  pool.on('error', (error) => log?.(error.message));
  pool.on('connect', (client) => client.on('error', (error) => log?.(error.message)));
  (await pool.connect()).release();

  return {
    pool,
    appRole: app.user,
    asOwner: (work) => withClient(owner, work),
    close: async () => {
      if (!pool.ending) await pool.end();
      await closeServer?.();
    },
  };
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
