import type { SettingProblems } from './setting-problems.ts';

/** Seconds after which PostgreSQL ends the work of the application role; 0 for never. */
export interface RoleTimeouts {
  statementSeconds: number;
  lockSeconds: number;
  idleInTransactionSeconds: number;
}

/** Limits of the connections of one process. */
export interface DatabaseLimits extends RoleTimeouts {
  poolSize: number;
  connectSeconds: number;
  /** Most seconds that a replica may be behind. */
  replicaSeconds: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Default, smallest and largest value of each setting. */
const ranges = {
  DATABASE_POOL_SIZE: [10, 2, 1000],
  DATABASE_CONNECT_TIMEOUT: [20, 1, 600],
  DATABASE_REPLICA_LAG: [30, 20, 3600],
  DATABASE_STATEMENT_TIMEOUT: [300, 0, 86_400],
  DATABASE_LOCK_TIMEOUT: [60, 0, 86_400],
  DATABASE_IDLE_IN_TRANSACTION_TIMEOUT: [300, 0, 86_400],
} as const;

/**
 * Parses pool size and time-outs in seconds; 0 turns a time-out off.
 * @param read receives each parse; by default an invalid value throws a message for the operator
 */
export function databaseLimitsOf(env: Environment, read: SettingProblems['read'] = (parse) => parse()): DatabaseLimits {
  const numberIn = (name: keyof typeof ranges) => read(() => numberOf(name, env), ranges[name][0]);
  return {
    poolSize: numberIn('DATABASE_POOL_SIZE'),
    connectSeconds: numberIn('DATABASE_CONNECT_TIMEOUT'),
    replicaSeconds: numberIn('DATABASE_REPLICA_LAG'),
    statementSeconds: numberIn('DATABASE_STATEMENT_TIMEOUT'),
    lockSeconds: numberIn('DATABASE_LOCK_TIMEOUT'),
    idleInTransactionSeconds: numberIn('DATABASE_IDLE_IN_TRANSACTION_TIMEOUT'),
  };
}

function numberOf(name: keyof typeof ranges, env: Environment): number {
  const [fallback, least, most] = ranges[name];
  const text = env[name];
  if (!text) return fallback;
  const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most)) {
    throw new Error(`${name} aceita um número inteiro de ${least} a ${most}; recebeu ${text}.`);
  }
  return number;
}
