import { expect, it } from 'vitest';
import { isAllowed, issuerOf } from './oidc-issuers.ts';

const directory = '11111111-2222-4333-8444-555555555555';
const google = issuerOf({ provider: 'google', directory: null }, {});
const microsoft = issuerOf({ provider: 'microsoft', directory }, {});
const local = issuerOf({ provider: 'google', directory: null }, { google: 'http://127.0.0.1:4000' });

it('names the one directory as the issuer of Microsoft', () => {
  expect(microsoft.url.href).toBe(`https://login.microsoftonline.com/${directory}/v2.0`);
  expect(issuerOf({ provider: 'microsoft', directory: '../common' }, {}).url.pathname).toBe('/..%2Fcommon/v2.0');
});

it.each([
  [google, 'https://accounts.google.com/.well-known/openid-configuration', true],
  [google, 'https://oauth2.googleapis.com/token', true],
  [google, 'http://accounts.google.com/', false],
  [google, 'https://login.microsoftonline.com/', false],
  [google, 'https://accounts.google.com.evil.test/', false],
  [google, 'https://accounts.google.com:8443/', false],
  [google, 'https://accounts.google.com@10.0.0.1/', false],
  [google, 'https://user@accounts.google.com/', false],
  [google, 'https://169.254.169.254/latest/meta-data', false],
  [google, 'http://127.0.0.1:5432/', false],
  [google, 'file:///etc/passwd', false],
  [google, 'no address', false],
  [microsoft, `https://login.microsoftonline.com/${directory}/discovery/v2.0/keys`, true],
  [microsoft, 'https://accounts.google.com/', false],
  [local, 'http://127.0.0.1:4000/token', true],
  [local, 'http://127.0.0.1:5432/', false],
  [local, 'https://accounts.google.com/', false],
])('calls only hosts of the provider (%#)', (issuer, address, allowed) => {
  expect(isAllowed(issuer, String(address))).toBe(allowed);
});
