import { describe, expect, it } from 'vitest';
import { databaseLimitsOf } from './database-limits.ts';
import { settingsOf } from './settings.ts';

describe('the environment', () => {
  it('may be empty', () => {
    expect(settingsOf({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: undefined,
      dataDir: '.data',
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      databaseLimits: databaseLimitsOf({}),
      secretKey: undefined,
      process: 'all',
      demo: true,
      minFreeDisk: 256 * 1024 ** 2,
      activityLogYears: 5,
      trustProxy: undefined,
      logLevel: 'info',
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
    expect(settingsOf({ PORT: '', HOST: '', PROCESS: '', DEMO: '', TRUST_PROXY: 'off', STORAGE_URL: '' })).toEqual(
      settingsOf({}),
    );
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
    [{ CEP_URLS: 'viacep.com.br' }, 'CEP_URLS tem um endereço que não pode ser usado: viacep.com.br'],
    [{ SMTP_URL: 'mail.example:587' }, 'SMTP_URL não é um endereço smtp(s).'],
    [{ WHATSAPP_URL: 'https://w.example' }, 'Com WHATSAPP_URL é preciso informar WHATSAPP_KEY.'],
    [{ WHATSAPP_WAIVER: '123' }, 'WHATSAPP_WAIVER aceita CNPJs separados por vírgula; recebeu 123.'],
    [{ DEMO: 'sim' }, 'DEMO aceita on, off; recebeu sim.'],
    [{ PROCESS: 'todos' }, 'PROCESS aceita all, web, worker; recebeu todos.'],
    [{ LOG_LEVEL: 'alto' }, 'LOG_LEVEL aceita info, fatal, error, warn, debug, trace, silent; recebeu alto.'],
    [{ GOOGLE_ISSUER: 'http://10.0.0.1' }, 'GOOGLE_ISSUER precisa ser um endereço https: http://10.0.0.1'],
    [{ MICROSOFT_ISSUER: 'texto' }, 'MICROSOFT_ISSUER precisa ser um endereço https: texto'],
    [{ DATABASE_URL: 'postgres://db/restitui' }, 'Com DATABASE_URL é preciso informar SECRET_KEY.'],
  ])('%j stops the start with a message', (env, sentence) => {
    expect(() => settingsOf(env)).toThrow(sentence);
  });
});
