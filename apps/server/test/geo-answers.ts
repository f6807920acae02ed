import { recordedJson as json, type RecordedAnswer } from './stub-http-server.ts';

const place = { country: 'Brazil', country_code: 'BR', region: 'São Paulo', city: 'São Paulo' };

/** Responses of ipapi.co, ipwho.is, ip-api.com, ipinfo.io and freeipapi.com about 189.6.0.1 by path. */
export const geoAnswers: Readonly<Record<string, RecordedAnswer>> = {
  '/ipapi/189.6.0.1/json/': json({
    ip: '189.6.0.1',
    city: 'São Paulo',
    region: 'São Paulo',
    region_code: 'SP',
    country: 'BR',
    country_name: 'Brazil',
    postal: '01000',
    latitude: -23.55,
    longitude: -46.63,
    timezone: 'America/Sao_Paulo',
  }),
  '/ipwho/189.6.0.1': json({
    ip: '189.6.0.1',
    success: true,
    type: 'IPv4',
    ...place,
    region_code: 'SP',
    latitude: -23.55,
    longitude: -46.63,
    postal: '01000',
    connection: { asn: 1, isp: 'X' },
  }),
  '/ip-api/json/189.6.0.1': json({
    query: '189.6.0.1',
    status: 'success',
    country: 'Brazil',
    countryCode: 'BR',
    region: 'SP',
    regionName: 'São Paulo',
    city: 'São Paulo',
    zip: '01000',
    lat: -23.55,
    lon: -46.63,
  }),
  '/ipinfo/189.6.0.1/json': json({
    ip: '189.6.0.1',
    city: 'São Paulo',
    region: 'São Paulo',
    country: 'BR',
    loc: '-23.55,-46.63',
    postal: '01000',
  }),
  '/freeipapi/api/json/189.6.0.1': json({
    ipVersion: 4,
    ipAddress: '189.6.0.1',
    latitude: -23.55,
    longitude: -46.63,
    countryName: 'Brazil',
    countryCode: 'BR',
    zipCode: '01000',
    cityName: 'São Paulo',
    regionName: 'São Paulo',
  }),
};
