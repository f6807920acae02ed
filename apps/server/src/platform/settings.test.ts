import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { databaseLimitsOf } from './database-limits.ts';
import { allSettingNames } from './setting-names.ts';
import { serverSettingsOf, settingsOf } from './settings.ts';

describe('the environment', () => {
  it('may be empty', () => {
    expect(settingsOf({})).toEqual({
      port: 3000,
      isPortChosen: false,
      host: '127.0.0.1',
      publicUrl: undefined,
      dataDir: '.data',
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      databaseReplicaUrl: undefined,
      migrations: 'start',
      databaseLimits: databaseLimitsOf({}),
      secretKey: undefined,
      process: 'all',
      shutdownDelay: 0,
      demo: true,
      minFreeDisk: 256 * 1024 ** 2,
      activityLogYears: 5,
      backups: undefined,
      trustProxy: undefined,
      metricsToken: undefined,
      logLevel: 'info',
      traces: undefined,
      cnpjUrls: [],
      cepUrls: [],
      geoUrls: [],
      tsaUrls: [],
      oidcIssuers: { google: undefined, microsoft: undefined },
      interUrl: undefined,
      selicUrl: undefined,
      banksUrl: undefined,
      smtpUrl: undefined,
      whatsappUrl: undefined,
      whatsappKey: undefined,
      whatsappWaiver: undefined,
      named: {},
    });
  });

  it('is read where set, and an empty value counts as unset', () => {
    const env = { PORT: '8080', HOST: '0.0.0.0', DATA_DIR: '/var/restitui', TRUST_PROXY: 'loopback', PROCESS: 'web' };
    expect(settingsOf(env)).toMatchObject({ port: 8080, host: '0.0.0.0', dataDir: '/var/restitui', process: 'web' });
    expect(settingsOf(env).trustProxy).toBe('loopback');
    const CEP_URLS = 'https://viacep.com.br, https://opencep.com';
    expect(settingsOf({ CEP_URLS }).cepUrls).toEqual(['https://viacep.com.br', 'https://opencep.com']);
    const GEO_URLS = 'https://ipapi.co/{ip}/json/,https://ipwho.is/{ip}';
    expect(settingsOf({ GEO_URLS }).geoUrls).toEqual(['https://ipapi.co/{ip}/json/', 'https://ipwho.is/{ip}']);
    expect(settingsOf({ SELIC_URL: 'https://api.bcb.gov.br' }).selicUrl).toBe('https://api.bcb.gov.br');
    const TSA_URLS = 'https://freetsa.org/tsr, https://tsa.example/tsr';
    expect(settingsOf({ TSA_URLS }).tsaUrls).toEqual(['https://freetsa.org/tsr', 'https://tsa.example/tsr']);
    const INTER_URL = 'https://cdpj.partners.bancointer.com.br';
    expect(settingsOf({ INTER_URL }).interUrl).toBe(INTER_URL);
    expect(settingsOf({ BANKS_URL: 'https://brasilapi.com.br' }).banksUrl).toBe('https://brasilapi.com.br');
    const WHATSAPP_WAIVER = '30.000.000/0001-52, 40BLT000000168';
    expect(settingsOf({ WHATSAPP_WAIVER }).whatsappWaiver).toEqual(['30000000000152', '40BLT000000168']);
    expect(settingsOf({ CNPJ_URLS: 'https://brasilapi.com.br' }).cnpjUrls).toEqual(['https://brasilapi.com.br']);
    expect(settingsOf(env).named).toEqual(env);
    expect(settingsOf({ PORT: '', HOST: '', PROCESS: '', DEMO: '', TRUST_PROXY: '', STORAGE_URL: '' })).toEqual(
      settingsOf({}),
    );
    expect(settingsOf({ TRUST_PROXY: 'off' }).trustProxy).toBeUndefined();
  });

  it.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ PUBLIC_URL: 'https://restitui.example' }, false],
    [{ DATABASE_URL: 'postgres://db/restitui', SECRET_KEY: 'k' }, false],
    [{ HOST: '0.0.0.0', DEMO: 'on' }, true],
    [{ DEMO: 'off' }, false],
  ])('%j has demonstration data: %s', (env, demo) => {
    expect(settingsOf(env).demo).toBe(demo);
  });

  it.each([
    [{ PORT: 'três mil' }, 'PORT não é uma porta: três mil'],
    [{ PORT: '70000' }, 'PORT não é uma porta: 70000'],
    [{ PORT: '-1' }, 'PORT não é uma porta: -1'],
    [{ GEO_URLS: 'https://ipapi.co/json/' }, 'GEO_URLS tem um endereço sem {ip}: https://ipapi.co/json/'],
    [{ CEP_URLS: 'viacep.com.br' }, 'CEP_URLS tem um endereço que não pode ser usado.'],
    [{ SMTP_URL: 'mail.example:587' }, 'SMTP_URL não é um endereço smtp(s).'],
    [{ WHATSAPP_URL: 'https://w.example' }, 'Com WHATSAPP_URL é preciso informar WHATSAPP_KEY.'],
    [{ WHATSAPP_WAIVER: '123' }, 'WHATSAPP_WAIVER aceita CNPJs separados por vírgula; recebeu 123.'],
    [{ DATABASE_REPLICA_URL: 'postgres://copia/restitui' }, 'DATABASE_REPLICA_URL só vale com DATABASE_URL.'],
    [{ MIGRATIONS: 'apart' }, 'MIGRATIONS=apart só vale com DATABASE_URL.'],
    [{ MIGRATIONS: 'nunca' }, 'MIGRATIONS aceita start, apart; recebeu nunca.'],
    [{ METRICS_TOKEN: 'curta' }, 'METRICS_TOKEN precisa de 24 caracteres ou mais, sem espaços.'],
    [{ DEMO: 'sim' }, 'DEMO aceita on, off; recebeu sim.'],
    [{ PROCESS: 'todos' }, 'PROCESS aceita all, web, worker; recebeu todos.'],
    [{ LOG_LEVEL: 'alto' }, 'LOG_LEVEL aceita info, fatal, error, warn, debug, trace, silent; recebeu alto.'],
    [{ GOOGLE_ISSUER: 'http://10.0.0.1' }, 'GOOGLE_ISSUER precisa ser um endereço https: http://10.0.0.1'],
    [{ MICROSOFT_ISSUER: 'texto' }, 'MICROSOFT_ISSUER precisa ser um endereço https: texto'],
    [{ DATABASE_URL: 'postgres://db/restitui' }, 'Com DATABASE_URL é preciso informar SECRET_KEY.'],
    [{ PUBLIC_URL: 'restitui.test' }, 'PUBLIC_URL não é um endereço http(s): restitui.test'],
    [{ TRUST_PROXY: 'sim' }, 'TRUST_PROXY aceita off ou endereços'],
    [{ ADMIN_EMAIL: 'a@b.test' }, 'Para criar a primeira conta falta informar ADMIN_PASSWORD, ADMIN_NAME, ADMIN_CPF'],
    [
      {
        ...{ ADMIN_EMAIL: 'a', ADMIN_PASSWORD: '123', ADMIN_NAME: 'A', ADMIN_CPF: '1' },
        ...{ COMPANY_CNPJ: '2', COMPANY_NAME: 'B' },
      },
      [
        'ADMIN_EMAIL não é um e-mail: a',
        'ADMIN_PASSWORD precisa de 10 caracteres.',
        'ADMIN_CPF não é um CPF: 1',
        'COMPANY_CNPJ não é um CNPJ: 2',
      ].join('\n'),
    ],
  ])('%j stops the start with a message', (env, sentence) => {
    expect(() => settingsOf(env)).toThrow(sentence);
  });

  it('reports all invalid values together, and what was read without passwords and keys', () => {
    const env = {
      PORT: 'três mil',
      DATABASE_LOCK_TIMEOUT: '5s',
      DATABASE_URL: 'postgres://dona:segredo@db.test:5432/restitui?sslmode=require',
      SMTP_URL: 'smtp://avisos:segredo@mail.test:587?from=avisos@mail.test',
      STORAGE_URL: 's3://balde/dados?endpoint=http://s3.test',
      AWS_ACCESS_KEY_ID: 'segredo',
      AWS_SECRET_ACCESS_KEY: 'segredo',
      SELIC_URL: 'chave=segredo',
    };
    const report = () => settingsOf(env);
    expect(report).toThrow(
      [
        'Com DATABASE_URL é preciso informar SECRET_KEY.',
        'PORT não é uma porta: três mil',
        'DATABASE_LOCK_TIMEOUT aceita um número inteiro de 0 a 86400; recebeu 5s.',
        'SELIC_URL tem um endereço que não pode ser usado.',
        '',
        'Lido do ambiente:',
        '  PORT                   três mil',
        '  DATABASE_URL           postgres://***@db.test:5432/restitui?…',
        '  DATABASE_LOCK_TIMEOUT  5s',
        '  STORAGE_URL            s3://balde/dados?…',
        '  AWS_ACCESS_KEY_ID      (oculto)',
        '  AWS_SECRET_ACCESS_KEY  (oculto)',
        '  SELIC_URL              (oculto: não é um endereço)',
        '  SMTP_URL               smtp://***@mail.test:587?…',
      ].join('\n'),
    );
    expect(report).not.toThrow(/segredo/);
  });
});

describe('the delay of a shutdown', () => {
  it('is a number of seconds', () => {
    expect(settingsOf({ SHUTDOWN_DELAY: '5' }).shutdownDelay).toBe(5);
    for (const text of ['-1', '5s', '301']) {
      expect(() => settingsOf({ SHUTDOWN_DELAY: text })).toThrow(
        `SHUTDOWN_DELAY não é um número de segundos de 0 a 300: ${text}`,
      );
    }
  });
});

describe('the collector of traces', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'https://coletor.test:4318/';

  it('is named by the variables of OpenTelemetry', () => {
    expect(settingsOf({ OTEL_EXPORTER_OTLP_ENDPOINT }).traces).toEqual({
      ...{ url: 'https://coletor.test:4318/v1/traces', headers: {}, serviceName: 'restitui', ratio: 1 },
    });
    const more = { OTEL_EXPORTER_OTLP_HEADERS: 'x-chave=a%20b, outra=c=', OTEL_TRACES_SAMPLER_ARG: '0.25' };
    expect(settingsOf({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME: 'creditos', ...more }).traces).toMatchObject({
      ...{ headers: { 'x-chave': 'a b', outra: 'c=' }, serviceName: 'creditos', ratio: 0.25 },
    });
  });

  it.each([
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://chave:segredo@coletor.test' },
      'OTEL_EXPORTER_OTLP_ENDPOINT tem um endereço',
    ],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'segredo' }, 'OTEL_EXPORTER_OTLP_HEADERS aceita nome=valor'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'x=%segredo' }, 'OTEL_EXPORTER_OTLP_HEADERS aceita nome=valor'],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG aceita um número de 0 a 1; recebeu 2.'],
    [{ OTEL_TRACES_SAMPLER_ARG: '.' }, 'OTEL_TRACES_SAMPLER_ARG aceita um número de 0 a 1; recebeu .'],
  ])('is refused as %j, without its keys', (env, sentence) => {
    expect(() => settingsOf(env)).toThrow(sentence);
    expect(() => settingsOf(env)).not.toThrow(/segredo/);
  });
});

describe('the daily backup', () => {
  const folder = '/backups';

  it('is made at 3 h and kept for 14 days by default', () => {
    expect(settingsOf({ BACKUP_FOLDER: folder }).backups).toEqual({ folder, hour: 3, keepDays: 14 });
    const env = { BACKUP_FOLDER: folder, BACKUP_HOUR: '0', BACKUP_KEEP_DAYS: '365' };
    expect(settingsOf(env).backups).toEqual({ folder, hour: 0, keepDays: 365 });
    expect(settingsOf({ BACKUP_FOLDER: '../backups' }).backups?.folder).toMatch(/^\/.+\/backups$/);
  });

  it.each([
    [{ BACKUP_FOLDER: folder, BACKUP_HOUR: '24' }, 'BACKUP_HOUR aceita um número inteiro de 0 a 23; recebeu 24.'],
    [{ BACKUP_FOLDER: folder, BACKUP_KEEP_DAYS: '0' }, 'BACKUP_KEEP_DAYS aceita um número inteiro de 1 a 3650'],
    [{ BACKUP_FOLDER: folder, BACKUP_KEEP_DAYS: '7d' }, 'BACKUP_KEEP_DAYS aceita um número inteiro'],
    [{ BACKUP_HOUR: '3' }, 'BACKUP_HOUR só vale com BACKUP_FOLDER.'],
    [{ BACKUP_KEEP_DAYS: '3' }, 'BACKUP_KEEP_DAYS só vale com BACKUP_FOLDER.'],
    [{ BACKUP_FOLDER: '.data/backups' }, 'BACKUP_FOLDER não pode ficar dentro de DATA_DIR.'],
    [{ BACKUP_FOLDER: '/dados/x', DATA_DIR: '/dados' }, 'BACKUP_FOLDER não pode ficar dentro de DATA_DIR.'],
    [{ BACKUP_FOLDER: '/notas', STORAGE_URL: 'file:/notas' }, 'BACKUP_FOLDER não pode ficar dentro de STORAGE_URL.'],
  ])('is refused as %j', (env, sentence) => {
    expect(() => settingsOf(env)).toThrow(sentence);
    expect(() => serverSettingsOf(env)).toThrow(sentence);
  });

  it('is refused with MIGRATIONS=apart where a process makes it, and left to the commands of the owner', () => {
    const env = { MIGRATIONS: 'apart', DATABASE_URL: 'postgres://db', SECRET_KEY: 'x' };
    expect(serverSettingsOf(env).backups).toBeUndefined();
    const both = { ...env, BACKUP_FOLDER: folder };
    expect(() => serverSettingsOf(both)).toThrow('BACKUP_FOLDER não vale com MIGRATIONS=apart');
    expect(settingsOf(both).backups).toEqual({ folder, hour: 3, keepDays: 14 });
  });
});

describe('the names of the settings', () => {
  it('are all described in the guide for operators', () => {
    const guide = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
    const environment = guide.slice(0, guide.indexOf('## Messages'));
    const described = new Set([...environment.matchAll(/`([A-Z][A-Z_]{3,})`/g)].map(([, name]) => name));
    expect(allSettingNames.filter((name) => !described.has(name))).toEqual([]);
  });

  it('cover every variable that is read', () => {
    const read = new Set<string>();
    const env = new Proxy<Record<string, string | undefined>>(
      {},
      {
        get(_, name) {
          if (typeof name === 'string') read.add(name);
          return undefined;
        },
      },
    );
    settingsOf(env);
    expect([...read].filter((name) => !allSettingNames.includes(name))).toEqual([]);
    expect(allSettingNames.filter((name) => !read.has(name))).toEqual([]);
  });
});
