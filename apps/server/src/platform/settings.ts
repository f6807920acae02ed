/** What the environment says, read once by `main.ts`. */
export interface Settings {
  port: number;
  host: string;
  publicUrl: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  secretKey: string | undefined;
  process: 'all' | 'web' | 'worker';
  demo: boolean;
  trustProxy: string | undefined;
  logLevel: string;
}

const loopback = ['127.0.0.1', 'localhost', '::1'];

/** @throws with a sentence for the operator when a value cannot be used */
export function settingsOf(env: Readonly<Record<string, string | undefined>>): Settings {
  const host = env.HOST || '127.0.0.1';
  const publicUrl = env.PUBLIC_URL || undefined;
  const databaseUrl = env.DATABASE_URL || undefined;
  const demoByDefault = !databaseUrl && loopback.includes(host) && !publicUrl;
  if (databaseUrl && !env.SECRET_KEY) throw new Error('Com DATABASE_URL é preciso informar SECRET_KEY.');
  return {
    port: portOf(env.PORT),
    host,
    publicUrl,
    dataDir: env.DATA_DIR || '.data',
    databaseUrl,
    secretKey: env.SECRET_KEY || undefined,
    process: choice('PROCESS', env.PROCESS, ['all', 'web', 'worker']),
    demo: choice('DEMO', env.DEMO, ['on', 'off'], demoByDefault ? 'on' : 'off') === 'on',
    trustProxy: env.TRUST_PROXY && env.TRUST_PROXY !== 'off' ? env.TRUST_PROXY : undefined,
    logLevel: choice('LOG_LEVEL', env.LOG_LEVEL, ['info', 'fatal', 'error', 'warn', 'debug', 'trace', 'silent']),
  };
}

function portOf(text: string | undefined): number {
  const port = Number(text || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT não é uma porta: ${text}`);
  return port;
}

function choice<T extends string>(
  name: string,
  value: string | undefined,
  options: readonly [T, ...T[]],
  fallback?: T,
): T {
  if (!value) return fallback ?? options[0];
  const found = options.find((option) => option === value);
  if (!found) throw new Error(`${name} aceita ${options.join(', ')}; recebeu ${value}.`);
  return found;
}
