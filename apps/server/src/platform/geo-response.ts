import { z } from 'zod';
import { ExternalServiceError, type JsonAnswer } from './get-json.ts';

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(undefined)
  .transform((value) => (value === undefined || value === null ? undefined : String(value).trim() || undefined));
/** Some services send degrees as text, or an advertisement in their place. */
const degrees = z.union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)]).transform(Number);
const degreesOrNothing = degrees.nullish().catch(undefined);

/** Responses of ipapi.co, ipwho.is, ip-api.com, ipinfo.io and freeipapi.com, whose field names differ. */
const anyAnswer = z
  .object({
    error: z.unknown().optional(),
    success: z.unknown().optional(),
    status: z.unknown().optional(),
    bogon: z.unknown().optional(),
    city: text,
    cityName: text,
    region: text,
    regionName: text,
    country: text,
    country_name: text,
    countryName: text,
    postal: text,
    zip: text,
    zipCode: text,
    latitude: degreesOrNothing,
    lat: degreesOrNothing,
    longitude: degreesOrNothing,
    lon: degreesOrNothing,
    loc: z
      .string()
      .regex(/^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/)
      .transform((pair) => pair.split(',').map(Number))
      .optional()
      .catch(undefined),
  })
  .refine(({ error, success, status, bogon }) => !error && success !== false && status !== 'fail' && bogon !== true)
  .transform((said) => ({
    city: said.city ?? said.cityName ?? '',
    // ip-api.com sends the state's letters in `region`; ipapi.co the country's in `country`.
    region: said.regionName ?? said.region ?? '',
    country: said.country_name ?? said.countryName ?? said.country ?? '',
    zip: said.postal ?? said.zip ?? said.zipCode ?? '',
    lat: said.latitude ?? said.lat ?? said.loc?.[0] ?? null,
    lon: said.longitude ?? said.lon ?? said.loc?.[1] ?? null,
  }))
  .refine(({ city, region, country }) => city || region || country);

/** @throws ExternalServiceError unless the response names a city, a region or a country */
export function placeIn({ status, body }: JsonAnswer) {
  const result = anyAnswer.safeParse(body);
  if (status !== 200 || !result.success) throw new ExternalServiceError(`Unusable answer (${status})`);
  return result.data;
}
