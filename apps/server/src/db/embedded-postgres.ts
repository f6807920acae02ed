import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { stopLimits } from '../stop-limits.ts';
import { clusterRole, databaseEnvironment, prepareCluster } from './cluster.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { chooseDatabaseUser, type DatabaseUser } from './database-user.ts';
import { clearOrphans } from './orphaned-postgres.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { prepareLaunch } from './postgres-launch.ts';
import { makeSocketFolder, socketPort } from './socket-folder.ts';

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** `host` and `port` for a client; the host is the folder of the socket. */
  readonly host: string;
  readonly port: number;
  /** Shuts down fast, after the caller has closed its pools, and releases DATA_DIR. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  /** Receives PostgreSQL's log lines, except those of every start and stop, and messages about the process. */
  log?: (line: string) => void;
  /** False in tests only: data does not survive a crash. */
  durable?: boolean;
  maxConnections?: number;
}

const startPatience = 30_000;

// Errors of a PostgreSQL process that is about to end: the start is retried.
const passing =
  /lock file "[^"]*" already exists|pre-existing shared memory block|could not create lock file|address already in use/i;

// Log lines of every start and stop.
const routine =
  /(LOG|FATAL): {2}(the database system is starting up|starting PostgreSQL|listening on|database system (is|was) shut down|database system is ready|received fast|aborting any|shutting down|background worker "logical|terminating connection due to admin)/;

/**
 * Starts the PostgreSQL installed by npm in `dataDir`, as a child process on a private socket.
 *
 * Refuses a `dataDir` that another process has locked; cleans up after a killed one; restarts PostgreSQL when
 * it is killed later.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  mkdirSync(options.dataDir, { recursive: true });
  const dataDir = realpathSync(options.dataDir);
  const lock = lockDataDir(dataDir);
  try {
    const folder = join(dataDir, 'postgres');
    const user = chooseDatabaseUser(folder);
    const binaries = findPostgresBinaries();
    await clearOrphans(folder);
    await prepareCluster(folder, user, binaries);

    const host = makeSocketFolder(dataDir, user);
    const server = new Postmaster({ ...options, folder, host, user, program: binaries.postgres });
    await server.start();
    return {
      host,
      port: socketPort,
      stop: async () => {
        await server.stop();
        if (dirname(host) === realpathSync(tmpdir())) rmSync(host, { recursive: true, force: true });
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

interface PostmasterOptions extends EmbeddedPostgresOptions {
  folder: string;
  host: string;
  user: DatabaseUser;
  program: string;
}

class Postmaster {
  private child: ChildProcess | undefined;
  private stopping = false;
  private reviving: Promise<void> | undefined;
  private readonly options: PostmasterOptions;
  private readonly endWithServer = () => this.child?.kill('SIGINT');

  constructor(options: PostmasterOptions) {
    this.options = options;
  }

  async start(): Promise<void> {
    const deadline = performance.now() + startPatience;
    for (;;) {
      const refusal = await this.tryStart(deadline);
      if (!refusal) break;
      if (!passing.test(refusal) || performance.now() > deadline)
        throw new Error(`O PostgreSQL não iniciou:\n${refusal}`);
      await sleep(250);
    }
    process.once('exit', this.endWithServer);
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.reviving;
    process.removeListener('exit', this.endWithServer);
    const child = this.child;
    if (!child || hasEnded(child)) return;

    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    const harder = setTimeout(() => child.kill('SIGQUIT'), stopLimits.database * 1000);
    await ended;
    clearTimeout(harder);
  }

  /** Returns undefined once it accepts connections, else its output before it ended. */
  private async tryStart(deadline: number): Promise<string | undefined> {
    const { folder, host, user, program, log } = this.options;
    const launch = prepareLaunch(user, [program, folder, join(host, 'socket')], program, this.arguments());
    // Not detached: in the server's process group, so that a terminal's Ctrl-C ends both.
    const child = spawn(launch.file, launch.args, {
      ...launch.account,
      env: databaseEnvironment,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.child = child;

    let words = '';
    let failure: string | undefined;
    child.once('error', (error) => (failure = error.message));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      if (words.length < 10_000) words += text;
      for (const line of text.split('\n')) if (line && !routine.test(line)) log?.(line);
    });

    while (!(await this.answers())) {
      if (failure !== undefined) return failure;
      if (hasEnded(child)) return words || `código ${child.exitCode}, sinal ${child.signalCode}`;
      if (performance.now() > deadline) {
        child.kill('SIGQUIT');
        return `Sem resposta em ${startPatience / 1000} segundos.\n${words}`;
      }
      await sleep(20);
    }
    child.once('exit', (code, signal) => {
      if (this.stopping) return;
      if (code !== 0) this.options.log?.(`PostgreSQL ended (code ${code}, signal ${signal}); starting it again`);
      this.reviving = this.revive(code === 0);
    });
    return undefined;
  }

  private async revive(wasTold: boolean): Promise<void> {
    process.removeListener('exit', this.endWithServer);
    // A terminal's Ctrl-C reaches both processes: the server is then about to stop too.
    if (wasTold) await sleep(1_000);
    while (!this.stopping) {
      try {
        await clearOrphans(this.options.folder);
        return await this.start();
      } catch (error) {
        this.options.log?.(error instanceof Error ? error.message : String(error));
        await sleep(2_000);
      }
    }
  }

  private async answers(): Promise<boolean> {
    const client = new pg.Client({
      host: this.options.host,
      port: socketPort,
      user: clusterRole,
      database: 'postgres',
    });
    client.on('error', () => {});
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  }

  private arguments(): string[] {
    const { folder, host, durable = true, maxConnections = 50 } = this.options;
    const durability = durable ? 'on' : 'off';
    const settings = {
      listen_addresses: '',
      unix_socket_directories: `"${host}"`,
      unix_socket_permissions: '0700',
      max_connections: maxConnections,
      fsync: durability,
      full_page_writes: durability,
      synchronous_commit: durability,
      timezone: 'UTC',
      // Parallel workers need more /dev/shm than containers have, and the queries are short.
      max_parallel_workers_per_gather: 0,
      // The server reports failed statements; here they would put personal data into the log.
      log_min_messages: 'log',
      log_min_error_statement: 'panic',
      log_checkpoints: 'off',
    };
    return [
      '-D',
      folder,
      '-p',
      `${socketPort}`,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ];
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
