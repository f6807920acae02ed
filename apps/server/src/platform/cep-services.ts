import type { Cep } from '@restitui/brazil/cep.ts';
import { type FoundCep, foundCep } from '@restitui/domain/operations/lookups/lookups.api.ts';
import { z } from 'zod';
import { ExternalServiceError, type JsonAnswer } from './get-json.ts';

interface ServiceKind {
  name: string;
  path: (cep: Cep) => string;
  /** Returns undefined when the service reports an unknown CEP. */
  read: (answer: JsonAnswer) => FoundCep | undefined;
}

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const viacepAnswer = z.object({ logradouro: text, bairro: text, localidade: text, uf: text });
const brasilapiAnswer = z.object({ street: text, neighborhood: text, city: text, state: text });

const viacep: ServiceKind = {
  name: 'viacep',
  path: (cep) => `/ws/${cep}/json/`,
  // ViaCEP reports an unknown CEP as a 200 with `erro`: formerly true, now "true".
  read: ({ status, body }) =>
    status === 200 && (body as { erro?: unknown } | undefined)?.erro != null ? undefined : viacepFields(status, body),
};

const brasilapi: ServiceKind = {
  name: 'brasilapi',
  path: (cep) => `/api/cep/v2/${cep}`,
  read: ({ status, body }) => {
    if (isMissing(status, body)) return undefined;
    const { street, neighborhood, city, state } = parsed(brasilapiAnswer, status, body);
    return settled({ logradouro: street, bairro: neighborhood, localidade: city, uf: state });
  },
};

const opencep: ServiceKind = {
  name: 'opencep',
  path: (cep) => `/v1/${cep}`,
  read: ({ status, body }) => (isMissing(status, body) ? undefined : viacepFields(status, body)),
};

const kinds = [viacep, brasilapi, opencep];

/**
 * Chooses the response format by the host name; for another host (a mirror, a proxy), by its position in the
 * list.
 */
export function cepServiceAt(url: string, place: number) {
  const { hostname } = new URL(url);
  const { path, read } = kinds.find(({ name }) => hostname.includes(name)) ?? kinds[place] ?? viacep;
  const base = url.replace(/(?<!\/)\/+$/, '');
  return { addressOf: (cep: Cep) => base + path(cep), read };
}

/** A 404 that is no JSON comes from a gateway, and is no answer about the CEP. */
function isMissing(status: number, body: unknown): boolean {
  return status === 404 && body !== undefined;
}

function viacepFields(status: number, body: unknown): FoundCep {
  return settled(parsed(viacepAnswer, status, body));
}

function parsed<T>(shape: z.ZodType<T>, status: number, body: unknown): T {
  const result = shape.safeParse(body);
  if (status !== 200 || !result.success) throw new ExternalServiceError(`Unusable answer (${status})`);
  return result.data;
}

function settled(fields: { logradouro: string; bairro: string; localidade: string; uf: string }): FoundCep {
  const result = foundCep.safeParse({ ...fields, numero: '' });
  if (!result.success) throw new ExternalServiceError('Unusable answer');
  return result.data;
}
