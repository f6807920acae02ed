import { foundPlace } from '@restitui/domain/operations/lookups/lookups.api.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { geoAnswers } from '../../test/geo-answers.ts';
import { serviceRecordsInMemory } from '../../test/service-records-in-memory.ts';
import { answersJson, type StubServer, startStubServer, troubles } from '../../test/stub-http-server.ts';
import { ExternalServiceError } from './get-json.ts';
import { noGeoLookup } from './no-geo-lookup.ts';
import { openGeoLookup } from './open-geo.ts';
import { publicAddress } from './public-address.ts';
import { remoteGeoLookup } from './remote-geo.ts';

const paths = [
  '/ipapi/{ip}/json/',
  '/ipwho/{ip}',
  '/ip-api/json/{ip}',
  '/ipinfo/{ip}/json',
  '/freeipapi/api/json/{ip}',
] as const;
const ip = '189.6.0.1';
const saoPaulo = {
  city: 'São Paulo',
  region: 'São Paulo',
  country: 'Brazil',
  zip: '01000',
  lat: -23.55,
  lon: -46.63,
  ip,
};

let outside: StubServer;
const clock = { now: () => new Date('2026-11-20T12:00:00Z') };
const newOutside = () => ({ clock, records: serviceRecordsInMemory() });

// A new server per test: a request that was given up may still arrive.
beforeEach(async () => {
  outside = await startStubServer(geoAnswers);
});
afterEach(() => outside.close());

const asking = (some: readonly string[], milliseconds?: number) =>
  remoteGeoLookup(
    some.map((path) => outside.address + path),
    newOutside(),
    milliseconds,
  );
const five = (milliseconds = 1500) => asking(paths, milliseconds);

describe('every adapter', { tags: ['G-31'] }, () => {
  const adapters: [string, () => ReturnType<typeof five>][] = [
    ['the stand-in', () => noGeoLookup],
    ['the services', () => five()],
  ];

  it.each(adapters)('returns a place from %s or rejects', async (_, lookup) => {
    const answer = await lookup()
      .locate(ip)
      .catch((error: unknown) => error);
    if (!(answer instanceof ExternalServiceError)) expect(foundPlace.parse(answer)).toEqual(answer);
  });

  it('does not ask about addresses of this machine or a private network', async () => {
    for (const address of ['127.0.0.1', '::1', '10.1.2.3', '192.168.0.9', '::ffff:172.20.0.1', 'fd00::1'])
      await expect(five().locate(address)).rejects.toThrow(ExternalServiceError);
    expect(outside.requests).toEqual([]);
  });
});

it('returns an empty place and sends nothing where no service is configured', {
  tags: ['F-293', 'G-31'],
}, async () => {
  expect(openGeoLookup([], newOutside())).toBe(noGeoLookup);
  expect(openGeoLookup([`${outside.address}/ipwho/{ip}`], newOutside())).not.toBe(noGeoLookup);
  const nowhere = { city: '', region: '', country: '', zip: '', lat: null, lon: null, ip: '' };
  expect(await noGeoLookup.locate(ip)).toEqual(nowhere);
});

describe('the response of', { tags: ['F-295', 'F-299'] }, () => {
  it.each([
    ['ipapi.co', paths[0], saoPaulo],
    ['ipwho.is', paths[1], saoPaulo],
    ['ip-api.com', paths[2], saoPaulo],
    ['ipinfo.io', paths[3], { ...saoPaulo, country: 'BR' }],
    ['freeipapi.com', paths[4], saoPaulo],
  ])('%s is parsed completely', async (_, path, place) => {
    expect(await asking([path]).locate(ip)).toEqual(place);
  });

  it('a free plan has no coordinates where it puts an advertisement', async () => {
    outside.overrides = { '/': answersJson('{"city": "Goiânia", "latitude": "Sign up to access", "lon": "-49.25"}') };
    const nowhere = { city: 'Goiânia', region: '', country: '', zip: '', lat: null, lon: -49.25 };
    expect(await five().locate(ip)).toEqual({ ...nowhere, ip });
  });
});

describe('the services in order', { tags: ['F-294'] }, () => {
  it('stop at the first one that names a place', async () => {
    expect(await five().locate('::ffff:189.6.0.1')).toEqual(saoPaulo);
    expect(outside.requests).toEqual(['/ipapi/189.6.0.1/json/']);
  });

  it.each(['city', 'region', 'country'])('accept a %s alone', async (field) => {
    outside.overrides = { '/ipapi': answersJson(JSON.stringify({ [field]: 'Goiás' })) };
    expect(await five().locate(ip)).toMatchObject({ [field]: 'Goiás', lat: null, lon: null });
    expect(outside.requests).toHaveLength(1);
  });

  it.each([
    ...troubles,
    ['says that it failed', answersJson('{"success": false, "message": "Reserved range", "country": "X"}'), 1] as const,
    ['fails in other words', answersJson('{"status": "fail", "country": "X"}'), 1] as const,
    ['is asked too often', answersJson('{"error": true, "reason": "RateLimited", "country": "X"}'), 1] as const,
    ['calls the address bogus', answersJson('{"bogon": true, "country": "X"}'), 1] as const,
    ['names only coordinates', answersJson('{"latitude": 1, "longitude": 2, "city": ""}'), 1] as const,
  ])('continue with the next one when the first %s', async (_, answer, tries) => {
    outside.overrides = { '/ipapi': answer };
    expect(await five().locate(ip)).toEqual(saoPaulo);
    expect(outside.requests).toEqual([...Array(tries).fill('/ipapi/189.6.0.1/json/'), '/ipwho/189.6.0.1']);
  });

  it('reject when all fail', { tags: ['F-296'] }, async () => {
    outside.overrides = { '/': answersJson('{}') };
    await expect(five().locate(ip)).rejects.toThrow(ExternalServiceError);
    expect(outside.requests).toHaveLength(5);
  });
});

it.each([
  ['189.6.0.1', '189.6.0.1'],
  ['::ffff:189.6.0.1', '189.6.0.1'],
  ['2804:14c::1', '2804:14c::1'],
  ['172.32.0.1', '172.32.0.1'],
  ['169.254.1.1', undefined],
  ['fe80::1', undefined],
  ['localhost', undefined],
  ['', undefined],
])('publicAddress(%j) returns %s', (address, known) => {
  expect(publicAddress(address)).toBe(known);
});
