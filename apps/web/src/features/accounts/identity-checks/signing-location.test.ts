import type { FoundPlace } from '@restitui/domain/operations/lookups/lookups.api.ts';
import { describe, expect, it } from 'vitest';
import { describeDevice } from '../../../lib/describe-device.ts';
import { findSigningLocation } from './signing-location.ts';

const place: FoundPlace = {
  city: 'Goiânia',
  region: 'GO',
  country: 'BR',
  zip: '74000-000',
  lat: -16.68,
  lon: -49.25,
  ip: '203.0.113.7',
};
const gone = async () => {
  throw new Error('refused');
};
const silent = new Error('all failed');

function find(sources: Partial<Parameters<typeof findSigningLocation>[0]>) {
  return findSigningLocation({
    device: gone,
    lookup: async () => place,
    unknownPlaceMessage: (error) => (error === silent ? silent.message : undefined),
    ...sources,
  });
}

describe('place of a signing', () => {
  it('is the city, with the coordinates of the device for the log', { tags: ['F-292'] }, async () => {
    const device = async () => ({ latitude: -16.686891, longitude: -49.264794, accuracy: 19.2 });
    const coordinates = 'aparelho: latitude -16,68689, longitude -49,26479, precisão de 20 m';
    expect(await find({ device })).toEqual({
      shown: 'Goiânia, GO, BR',
      local: `Goiânia, GO, BR (aproximada; ${coordinates})`,
    });
    expect(await find({ device, lookup: gone })).toEqual({
      shown: 'Coordenadas do aparelho registradas',
      local: `Coordenadas do aparelho registradas (${coordinates})`,
    });
  });

  it('is looked up when the device gives none', { tags: ['F-293', 'F-295'] }, async () => {
    expect((await find({})).local).toBe('Goiânia, GO, BR, 74000-000 (aproximada: -16.68, -49.25; IP 203.0.113.7)');
    const bare = { ...place, city: '', zip: '', lat: null, lon: null, ip: '' };
    expect((await find({ lookup: async () => bare })).local).toBe('GO, BR');
  });

  it('is unknown when no lookup service is configured', { tags: ['F-297', 'G-31'] }, async () => {
    const nowhere = { city: '', region: '', country: '', zip: '', lat: null, lon: null, ip: '' };
    const { shown, local } = await find({ lookup: async () => nowhere });
    expect([shown, local]).toEqual(['Localização não disponível.', 'Localização não disponível.']);
  });

  it('is unknown when the lookup fails, without blocking the signing', {
    tags: ['F-296', 'F-297', 'G-31'],
  }, async () => {
    const nobody = async () => {
      throw silent;
    };
    const unavailable = 'Localização não disponível.';
    expect(await find({ lookup: nobody })).toEqual({ shown: unavailable, why: 'all failed', local: unavailable });
    expect(await find({ lookup: gone })).toEqual({ shown: 'Erro ao obter localização.', local: unavailable });
  });
});

describe('description of the device', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
      'Chrome 131, Android 14',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari 18, iPhone, iOS 18',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
      'Edge 130, Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox 132, Linux'],
    ['curl/8', 'Navegador desconhecido, sistema desconhecido'],
  ])('of %s', { tags: ['F-311'] }, (userAgent, words) => {
    expect(describeDevice(userAgent, { width: 375, height: 812 })).toBe(`${words}, tela 375×812`);
  });
});
