import { expect, it } from 'vitest';
import { refuseMusl } from './refuse-musl.mjs';

it('refuses a Linux without glibc before anything is installed', () => {
  expect(() => refuseMusl('linux', {})).toThrow('Restitui needs a Linux with glibc');
});

it.each([
  ['linux', { glibcVersionRuntime: '2.36' }],
  ['darwin', {}],
  ['win32', {}],
])('accepts %s with %j', (platform, header) => {
  expect(() => refuseMusl(platform, header)).not.toThrow();
});
