import { type BackupSchedule, backupScheduleOf } from './backup-schedule.ts';
import { type DatabaseLimits, databaseLimitsOf } from './database-limits.ts';
import { type FirstAccount, firstAccountOf } from './first-account.ts';
import { shownSettings } from './setting-names.ts';
import { collectSettingProblems, type SettingProblems } from './setting-problems.ts';
import {
  addressOf,
  choice,
  geoUrlsOf,
  issuerOf,
  loopback,
  megabytesOf,
  metricsTokenOf,
  portOf,
  proxiesOf,
  secondsOf,
  smtpOf,
  tenantsOf,
  urlsOf,
  yearsOf,
} from './setting-values.ts';
import { type StorageAddress, storageAddressOf } from './storage-address.ts';
import { type TraceSettings, traceSettingsOf } from './trace-settings.ts';

/** Settings from the environment, read once by `main.ts`. */
export interface Settings {
  port: number;
  /** PORT is set: a worker then serves health and metrics there. */
  isPortChosen: boolean;
  host: string;
  publicUrl: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The same database without a pooler, for migrations. */
  databaseDirectUrl: string | undefined;
  /** A copy of the database that follows it, for reads that may be some seconds old. */
  databaseReplicaUrl: string | undefined;
  /** `apart`: `npm run migrate` updates the database, and this process has no connection of its owner. */
  migrations: 'start' | 'apart';
  databaseLimits: DatabaseLimits;
  secretKey: string | undefined;
  process: 'all' | 'web' | 'worker';
  /** Seconds for which a stopping process still answers, while its readiness is refused. */
  shutdownDelay: number;
  demo: boolean;
  /** Writes are refused while a disk has fewer free bytes; 0 to accept them always. */
  minFreeDisk: number;
  /** Years after which entries of the activity log are removed. */
  activityLogYears: number;
  /** File storage; DATA_DIR when undefined. */
  storage: StorageAddress | undefined;
  /** The daily backup; undefined for none. */
  backups: BackupSchedule | undefined;
  firstAccount: FirstAccount | undefined;
  trustProxy: string | undefined;
  /** Who presents it may read the metrics from anywhere; undefined for this machine only. */
  metricsToken: string | undefined;
  logLevel: string;
  /** The collector of OpenTelemetry; undefined for no traces. */
  traces: TraceSettings | undefined;
  /** Base addresses of the CNPJ services, in the order asked; empty for the local substitute. */
  cnpjUrls: string[];
  /** Mail server; undefined for the outbox. */
  smtpUrl: string | undefined;
  /** Evolution API v2 and its key; undefined for the outbox. */
  whatsappUrl: string | undefined;
  whatsappKey: string | undefined;
  /** Tenants whose users register clients without the WhatsApp code; undefined when not set. */
  whatsappWaiver: string[] | undefined;
  /** Base addresses of the CEP services, in the order asked; empty for the local substitute. */
  cepUrls: string[];
  /** Addresses of geolocation services with `{ip}`, in the order asked; empty where places stay unknown. */
  geoUrls: string[];
  /** Base address of the Banco Central's series; undefined for the built-in months. */
  selicUrl: string | undefined;
  /** Base address of BrasilAPI's bank list; undefined for the built-in banks. */
  banksUrl: string | undefined;
  /** Base address of Banco Inter's API; undefined for the local bank, whose boletos have no value. */
  interUrl: string | undefined;
  /** Time-stamp authorities for seals (RFC 3161), in the order asked; seals have no time stamp without one. */
  tsaUrls: string[];
  /** Issuers in place of Google's and Microsoft's, for tests on this machine. */
  oidcIssuers: { google: string | undefined; microsoft: string | undefined };
  /** Base address of the observations for browsers; undefined for this server. */
  observationsUrl: string | undefined;
  /** Shown on the error page. */
  supportPhone: string | undefined;
  /** The variables that the environment sets, for the log: without passwords and keys. */
  named: Readonly<Record<string, string>>;
}

const logLevels = ['info', 'fatal', 'error', 'warn', 'debug', 'trace', 'silent'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Parses the environment of a command, which signs in as the owner of the database.
 * @throws one message for the operator with all invalid values and what was read, without passwords and keys
 */
export function settingsOf(env: Environment): Settings {
  return parse(env, () => {});
}

/**
 * Parses the environment of a web or worker process, which makes backups by a schedule.
 * @throws as `settingsOf`
 */
export function serverSettingsOf(env: Environment): Settings {
  return parse(env, ({ backups, migrations }, { add }) => {
    if (!backups || migrations === 'start') return;
    add('BACKUP_FOLDER não vale com MIGRATIONS=apart: este processo não lê o banco inteiro. Agende npm run backup.');
  });
}

function parse(env: Environment, check: (settings: Settings, problems: SettingProblems) => void): Settings {
  const problems = collectSettingProblems();
  const settings = readSettings(env, problems);
  check(settings, problems);
  if (problems.messages().length > 0) throw new Error(explainProblems(problems.messages(), env));
  return settings;
}

function explainProblems(messages: readonly string[], env: Environment): string {
  const shown = Object.entries(shownSettings(env));
  const width = Math.max(...shown.map(([name]) => name.length));
  return [
    ...messages,
    '',
    'Lido do ambiente:',
    ...shown.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`),
  ].join('\n');
}

function readSettings(env: Environment, { read, add }: SettingProblems): Settings {
  const host = env.HOST || '127.0.0.1';
  const publicUrl = read(() => addressOf(env.PUBLIC_URL), undefined);
  const databaseUrl = env.DATABASE_URL || undefined;
  const demoByDefault = !databaseUrl && loopback.includes(host) && !publicUrl;
  if (databaseUrl && !env.SECRET_KEY) add('Com DATABASE_URL é preciso informar SECRET_KEY.');
  if (env.DATABASE_DIRECT_URL && !databaseUrl) {
    add('DATABASE_DIRECT_URL só vale com DATABASE_URL, o endereço do pooler.');
  }
  if (env.DATABASE_REPLICA_URL && !databaseUrl) add('DATABASE_REPLICA_URL só vale com DATABASE_URL.');
  if (env.MIGRATIONS === 'apart' && !databaseUrl) add('MIGRATIONS=apart só vale com DATABASE_URL.');
  if (env.WHATSAPP_URL && !env.WHATSAPP_KEY) add('Com WHATSAPP_URL é preciso informar WHATSAPP_KEY.');
  const dataDir = env.DATA_DIR || '.data';
  const storage = read(() => storageAddressOf(env), undefined);
  const filesFolder = storage && 'folder' in storage ? storage.folder : undefined;
  const urls = (name: string) => read(() => urlsOf(name, env[name]), []);
  return {
    port: read(() => portOf(env.PORT), 3000),
    isPortChosen: Boolean(env.PORT),
    host,
    publicUrl,
    dataDir,
    databaseUrl,
    databaseDirectUrl: env.DATABASE_DIRECT_URL || undefined,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL || undefined,
    migrations: read(() => choice('MIGRATIONS', env.MIGRATIONS, ['start', 'apart']), 'start'),
    databaseLimits: databaseLimitsOf(env, read),
    secretKey: env.SECRET_KEY || undefined,
    process: read(() => choice('PROCESS', env.PROCESS, ['all', 'web', 'worker']), 'all'),
    shutdownDelay: read(() => secondsOf('SHUTDOWN_DELAY', env.SHUTDOWN_DELAY), 0),
    minFreeDisk: read(() => megabytesOf('MIN_FREE_DISK_MB', env.MIN_FREE_DISK_MB, 256), 0),
    activityLogYears: read(() => yearsOf('ACTIVITY_LOG_YEARS', env.ACTIVITY_LOG_YEARS, 5), 5),
    storage,
    backups: backupScheduleOf({ env, dataDir, filesFolder }, { read, add }),
    demo: read(() => choice('DEMO', env.DEMO, ['on', 'off'], demoByDefault ? 'on' : 'off'), 'off') === 'on',
    firstAccount: read(() => firstAccountOf(env), undefined),
    trustProxy: read(() => proxiesOf(env.TRUST_PROXY), undefined),
    metricsToken: read(() => metricsTokenOf(env.METRICS_TOKEN), undefined),
    logLevel: read(() => choice('LOG_LEVEL', env.LOG_LEVEL, logLevels), 'info'),
    traces: traceSettingsOf(env, { read }),
    cnpjUrls: urls('CNPJ_URLS'),
    smtpUrl: read(() => smtpOf(env.SMTP_URL), undefined),
    whatsappUrl: urls('WHATSAPP_URL')[0],
    whatsappKey: env.WHATSAPP_KEY || undefined,
    whatsappWaiver: read(() => tenantsOf(env.WHATSAPP_WAIVER), undefined),
    cepUrls: urls('CEP_URLS'),
    geoUrls: read(() => geoUrlsOf(env.GEO_URLS), []),
    selicUrl: urls('SELIC_URL')[0],
    banksUrl: urls('BANKS_URL')[0],
    interUrl: urls('INTER_URL')[0],
    tsaUrls: urls('TSA_URLS'),
    oidcIssuers: {
      google: read(() => issuerOf('GOOGLE_ISSUER', env.GOOGLE_ISSUER), undefined),
      microsoft: read(() => issuerOf('MICROSOFT_ISSUER', env.MICROSOFT_ISSUER), undefined),
    },
    observationsUrl: urls('OBSERVATIONS_URL')[0],
    supportPhone: env.SUPPORT_PHONE || undefined,
    named: shownSettings(env),
  };
}
