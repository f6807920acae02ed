import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const mozilla = 'Mozilla/5.0';
it.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36`, 'Chrome no Windows'],
  [`${mozilla} (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge no Windows'],
  [`${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1`, 'Safari no iPhone'],
  [`${mozilla} (Macintosh; Intel Mac OS X 15.0; rv:140.0) Gecko Firefox/140.0`, 'Firefox no Mac'],
  [`${mozilla} (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36`, 'Chrome no Android'],
  ['curl/8.5.0', 'Dispositivo desconhecido'],
  ['', 'Dispositivo desconhecido'],
])('describes %s as %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
