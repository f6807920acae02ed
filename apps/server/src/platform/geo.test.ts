import { foundPlace } from '@restitui/domain/lookups/lookups.api.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { geoAnswers } from '../../test/geo-answers.ts';
import { answersJson, type Outside, startOutside, troubles } from '../../test/outside-server.ts';
import { OutsideFailure } from './get-json.ts';
import { openGeoLookup } from './open-geo.ts';
import { publicAddress } from './public-address.ts';
import { remoteGeoLookup } from './remote-geo.ts';
import { unknownPlaceLookup } from './unknown-place.ts';

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

let outside: Outside;
const clock = { now: () => new Date('2026-11-20T12:00:00Z') };

// One for each test: a request that somebody gave up may still arrive.
beforeEach(async () => {
  outside = await startOutside(geoAnswers);
});
afterEach(() => outside.close());

const asking = (some: readonly string[], milliseconds?: number) =>
  remoteGeoLookup(
    some.map((path) => outside.address + path),
    clock,
    milliseconds,
  );
const five = (milliseconds = 1500) => asking(paths, milliseconds);

describe('G-31 every adapter', () => {
  const adapters: [string, () => ReturnType<typeof five>][] = [
    ['the stand-in', () => unknownPlaceLookup],
    ['the services', () => five()],
  ];

  test.each(adapters)('%s names a place, or says that it could not', async (_, lookup) => {
    const answer = await lookup()
      .locate(ip)
      .catch((error: unknown) => error);
    if (!(answer instanceof OutsideFailure)) expect(foundPlace.parse(answer)).toEqual(answer);
  });

  test('the services are not asked about this machine or a private network', async () => {
    for (const address of ['127.0.0.1', '::1', '10.1.2.3', '192.168.0.9', '::ffff:172.20.0.1', 'fd00::1'])
      await expect(five().locate(address)).rejects.toThrow(OutsideFailure);
    expect(outside.asked).toEqual([]);
  });
});

test('F-293 G-31 where no service is configured nobody is told the address, and no place is made up', async () => {
  expect(openGeoLookup([], clock)).toBe(unknownPlaceLookup);
  expect(openGeoLookup([`${outside.address}/ipwho/{ip}`], clock)).not.toBe(unknownPlaceLookup);
  const nowhere = { city: '', region: '', country: '', zip: '', lat: null, lon: null, ip: '' };
  expect(await unknownPlaceLookup.locate(ip)).toEqual(nowhere);
});

describe('F-295 F-299 in the words of', () => {
  test.each([
    ['ipapi.co', paths[0], saoPaulo],
    ['ipwho.is', paths[1], saoPaulo],
    ['ip-api.com', paths[2], saoPaulo],
    ['ipinfo.io', paths[3], { ...saoPaulo, country: 'BR' }],
    ['freeipapi.com', paths[4], saoPaulo],
  ])('%s nothing is lost', async (_, path, place) => {
    expect(await asking([path]).locate(ip)).toEqual(place);
  });

  test('a free plan, an advertisement is no coordinate', async () => {
    outside.instead = { '/': answersJson('{"city": "Goiânia", "latitude": "Sign up to access", "lon": "-49.25"}') };
    const nowhere = { city: 'Goiânia', region: '', country: '', zip: '', lat: null, lon: -49.25 };
    expect(await five().locate(ip)).toEqual({ ...nowhere, ip });
  });
});

describe('F-294 the services in their order', () => {
  test('the first that names a place is enough', async () => {
    expect(await five().locate('::ffff:189.6.0.1')).toEqual(saoPaulo);
    expect(outside.asked).toEqual(['/ipapi/189.6.0.1/json/']);
  });

  test.each(['city', 'region', 'country'])('a %s alone is enough', async (field) => {
    outside.instead = { '/ipapi': answersJson(JSON.stringify({ [field]: 'Goiás' })) };
    expect(await five().locate(ip)).toMatchObject({ [field]: 'Goiás', lat: null, lon: null });
    expect(outside.asked).toHaveLength(1);
  });

  test.each([
    ...troubles,
    ['says that it failed', answersJson('{"success": false, "message": "Reserved range", "country": "X"}'), 1] as const,
    ['fails in other words', answersJson('{"status": "fail", "country": "X"}'), 1] as const,
    ['is asked too often', answersJson('{"error": true, "reason": "RateLimited", "country": "X"}'), 1] as const,
    ['calls the address bogus', answersJson('{"bogon": true, "country": "X"}'), 1] as const,
    ['names only coordinates', answersJson('{"latitude": 1, "longitude": 2, "city": ""}'), 1] as const,
  ])('the next is asked where the first %s', async (_, answer, tries) => {
    outside.instead = { '/ipapi': answer };
    expect(await five().locate(ip)).toEqual(saoPaulo);
    expect(outside.asked).toEqual([...Array(tries).fill('/ipapi/189.6.0.1/json/'), '/ipwho/189.6.0.1']);
  });

  test('F-296 when all fail it says so', async () => {
    outside.instead = { '/': answersJson('{}') };
    await expect(five().locate(ip)).rejects.toThrow(OutsideFailure);
    expect(outside.asked).toHaveLength(5);
  });
});

test.each([
  ['189.6.0.1', '189.6.0.1'],
  ['::ffff:189.6.0.1', '189.6.0.1'],
  ['2804:14c::1', '2804:14c::1'],
  ['172.32.0.1', '172.32.0.1'],
  ['169.254.1.1', undefined],
  ['fe80::1', undefined],
  ['localhost', undefined],
  ['', undefined],
])('the public address of %j is %s', (address, known) => {
  expect(publicAddress(address)).toBe(known);
});
