import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { listeningPort } from '../http/listening-port.ts';
import { reachServices, servicesOf } from './reach-services.ts';
import { settingsOf } from './settings.ts';

describe('outside services of the settings', () => {
  it('are named with host and port, the usual port where none is given', () => {
    const env = {
      SMTP_URL: 'smtp://user:secret@mail.example:587?from=a@b.example',
      CEP_URLS: 'https://viacep.com.br,http://[::1]:8080',
      GEO_URLS: 'https://ipwho.is/{ip}',
      GOOGLE_ISSUER: 'https://issuer.example',
    };
    expect(servicesOf(settingsOf(env))).toEqual([
      { setting: 'SMTP_URL', host: 'mail.example', port: 587 },
      { setting: 'CEP_URLS', host: 'viacep.com.br', port: 443 },
      { setting: 'CEP_URLS', host: '::1', port: 8080 },
      { setting: 'GEO_URLS', host: 'ipwho.is', port: 443 },
      { setting: 'GOOGLE_ISSUER', host: 'issuer.example', port: 443 },
    ]);
    expect(servicesOf(settingsOf({}))).toEqual([]);
  });

  it('are reported as reached or with the reason', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const open = { setting: 'SMTP_URL', host: '127.0.0.1', port: listeningPort(server) };
    expect(await reachServices([open])).toEqual([{ ...open, problem: undefined }]);
    server.close();
    await once(server, 'close');
    expect(await reachServices([open])).toEqual([{ ...open, problem: 'ECONNREFUSED' }]);
  });
});
