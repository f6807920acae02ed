import { firstAccountNames } from './first-account.ts';

/** How the value of a setting may be shown: whole, as an address without its credentials, or not at all. */
type Shown = 'value' | 'address' | 'hidden';

/** All variables of the environment that the product reads; `docs/operations.md` describes the same ones. */
const settingNames: Readonly<Record<string, Shown>> = {
  ...{ PORT: 'value', HOST: 'value', PUBLIC_URL: 'address', DATA_DIR: 'value', PROCESS: 'value', DEMO: 'value' },
  SHUTDOWN_DELAY: 'value',
  ...{
    DATABASE_URL: 'address',
    DATABASE_DIRECT_URL: 'address',
    DATABASE_REPLICA_URL: 'address',
    MIGRATIONS: 'value',
    DATABASE_POOL_SIZE: 'value',
  },
  ...{
    DATABASE_REPLICA_LAG: 'value',
    DATABASE_CONNECT_TIMEOUT: 'value',
    DATABASE_STATEMENT_TIMEOUT: 'value',
    DATABASE_LOCK_TIMEOUT: 'value',
  },
  ...{ DATABASE_IDLE_IN_TRANSACTION_TIMEOUT: 'value', MIN_FREE_DISK_MB: 'value', ACTIVITY_LOG_YEARS: 'value' },
  ...{ BACKUP_FOLDER: 'value', BACKUP_HOUR: 'value', BACKUP_KEEP_DAYS: 'value' },
  ...{ STORAGE_URL: 'address', AWS_ACCESS_KEY_ID: 'hidden', AWS_SECRET_ACCESS_KEY: 'hidden' },
  ...{
    AWS_SESSION_TOKEN: 'hidden',
    SECRET_KEY: 'hidden',
    TRUST_PROXY: 'value',
    LOG_LEVEL: 'value',
    METRICS_TOKEN: 'hidden',
  },
  ...{ OTEL_EXPORTER_OTLP_ENDPOINT: 'address', OTEL_EXPORTER_OTLP_HEADERS: 'hidden' },
  ...{ OTEL_SERVICE_NAME: 'value', OTEL_TRACES_SAMPLER_ARG: 'value' },
  ...{ CNPJ_URLS: 'address', CEP_URLS: 'address', GEO_URLS: 'address', SELIC_URL: 'address', BANKS_URL: 'address' },
  ...{ INTER_URL: 'address', TSA_URLS: 'address', SMTP_URL: 'address', WHATSAPP_URL: 'address' },
  ...{ WHATSAPP_KEY: 'hidden', WHATSAPP_WAIVER: 'value', GOOGLE_ISSUER: 'address', MICROSOFT_ISSUER: 'address' },
  ...{ OBSERVATIONS_URL: 'address', SUPPORT_PHONE: 'value' },
  ...Object.fromEntries(firstAccountNames.map((name) => [name, 'hidden' as const])),
};

/** Names of all settings, in the order in which they are shown. */
export const allSettingNames: readonly string[] = Object.keys(settingNames);

/** Returns the settings that the environment names, without passwords and keys. */
export function shownSettings(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settingNames).flatMap(([name, shown]) => {
      const value = env[name];
      return value ? [[name, shownValue(value, shown)]] : [];
    }),
  );
}

function shownValue(value: string, shown: Shown): string {
  if (shown === 'hidden') return '(oculto)';
  return shown === 'address' ? value.split(',').map(withoutCredentials).join(',') : value;
}

/** Hides user, password and query: a query may carry a key. */
function withoutCredentials(text: string): string {
  const url = URL.parse(text.trim());
  if (!url) return '(oculto: não é um endereço)';
  const credentials = url.username || url.password ? '***@' : '';
  const query = url.search ? '?…' : '';
  return `${url.protocol}//${credentials}${url.host}${url.pathname === '/' ? '' : decodeURI(url.pathname)}${query}`;
}
