import { expect, it } from 'vitest';
import { siteAddressOf } from './site-address.ts';

const port = () => 3100;
const provider = { domain: 'restitui.test', hosts: ['localhost'], isProvider: true };
const meridiano = { domain: 'meridiano.test', hosts: ['meridiano.localhost'], isProvider: false };
const webbed = { domain: 'kairos.test', hosts: ['web.kairos.test'], isProvider: false };

it.each([
  [
    'a demonstration stays here',
    { publicUrl: undefined, demonstration: true },
    meridiano,
    'http://meridiano.localhost:3100',
  ],
  ['so does its provider', { publicUrl: undefined, demonstration: true }, provider, 'http://localhost:3100'],
  [
    'a domain otherwise',
    { publicUrl: 'https://r.example/', demonstration: false },
    meridiano,
    'https://meridiano.test',
  ],
  ['its web host where there is one', { publicUrl: undefined, demonstration: true }, webbed, 'https://web.kairos.test'],
  [
    'PUBLIC_URL for the provider',
    { publicUrl: 'https://r.example/', demonstration: false },
    provider,
    'https://r.example',
  ],
  [
    'another address where there is no domain',
    { publicUrl: 'https://r.example/', demonstration: false },
    { domain: null, hosts: ['aurora.localhost', 'aurora.example'], isProvider: false },
    'https://aurora.example',
  ],
  [
    'PUBLIC_URL where the other address is of this machine',
    { publicUrl: 'https://r.example/', demonstration: false },
    { domain: null, hosts: ['aurora.localhost'], isProvider: false },
    'https://r.example',
  ],
  [
    'an address of this machine without PUBLIC_URL',
    { publicUrl: undefined, demonstration: false },
    { domain: null, hosts: ['aurora.localhost'], isProvider: false },
    'http://aurora.localhost:3100',
  ],
  ['localhost without it', { publicUrl: undefined, demonstration: false }, provider, 'http://localhost:3100'],
])('leads to %s', { tags: ['D-24'] }, (_, here, tenant, address) => {
  expect(siteAddressOf({ ...here, port })(tenant)).toBe(address);
});
