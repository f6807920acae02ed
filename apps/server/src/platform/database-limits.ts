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
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Default, smallest and largest value of each setting. */
const ranges = {
  DATABASE_POOL_SIZE: [10, 2, 1000],
  DATABASE_CONNECT_TIMEOUT: [20, 1, 600],
  DATABASE_STATEMENT_TIMEOUT: [300, 0, 86_400],
  DATABASE_LOCK_TIMEOUT: [60, 0, 86_400],
  DATABASE_IDLE_IN_TRANSACTION_TIMEOUT: [300, 0, 86_400],
} as const;

/**
 * Parses pool size and time-outs in seconds; 0 turns a time-out off.
 * @throws a message for the operator when a value is invalid
 */
export function databaseLimitsOf(env: Environment): DatabaseLimits {
  return {
    poolSize: numberOf('DATABASE_POOL_SIZE', env),
    connectSeconds: numberOf('DATABASE_CONNECT_TIMEOUT', env),
    statementSeconds: numberOf('DATABASE_STATEMENT_TIMEOUT', env),
    lockSeconds: numberOf('DATABASE_LOCK_TIMEOUT', env),
    idleInTransactionSeconds: numberOf('DATABASE_IDLE_IN_TRANSACTION_TIMEOUT', env),
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
