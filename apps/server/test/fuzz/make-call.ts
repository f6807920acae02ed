import type { Endpoint } from '@restitui/domain/wire/endpoint.ts';
import type { InjectOptions } from 'fastify';
import type { ZodType } from 'zod';
import { endpointUrl } from '../endpoint-url.ts';
import type { Probe } from '../probes.ts';
import { multipartOf } from '../send-files.ts';
import type { Choices } from './choices.ts';
import { chooseCaller, type FuzzCaller, type FuzzGround } from './fuzz-callers.ts';
import { fuzzFiles } from './fuzz-files.ts';
import { generateValue } from './generate-value.ts';
import { spoilRequest } from './raw-requests.ts';
import { hostileText, spoilValue } from './spoil-value.ts';

export interface FuzzedEndpoint {
  name: string;
  endpoint: Endpoint;
  probe?: Probe | undefined;
}

export interface FuzzCall extends FuzzedEndpoint {
  caller: FuzzCaller;
  request: InjectOptions;
}

interface Parts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** Makes one call from a schema, from a valid request, or from either with something spoilt. */
export function makeCall({ fixture, callers }: FuzzGround, chosen: FuzzedEndpoint, choices: Choices): FuzzCall {
  const { endpoint, probe } = chosen;
  const known = Object.values(fixture);
  const generated = generateParts(endpoint, choices, known);
  const valid: Parts = probe?.request?.(fixture) ?? {};
  const parts = mixed(choices.chance(0.7) ? { ...generated, ...valid } : generated, generated, choices);
  const caller = chooseCaller(callers, endpoint.session, choices);
  const request = requestOf(endpoint, choices.chance(0.45) ? spoilParts(parts, choices) : parts, caller, choices);
  return { ...chosen, caller, request: choices.chance(0.15) ? spoilRequest(request, choices) : request };
}

function generateParts({ params, query, body }: Endpoint, choices: Choices, known: readonly string[]): Parts {
  const of = (schema: ZodType | undefined) => schema && generateValue(schema, choices, known);
  return { params: of(params), query: of(query), body: of(body) };
}

/** Replaces some fields of a valid body by generated ones. */
function mixed(parts: Parts, { body: generated }: Parts, choices: Choices): Parts {
  const { body } = parts;
  if (!isFields(body) || !isFields(generated)) return parts;
  const some = Object.entries(generated).filter(([, value]) => value !== undefined && choices.chance(0.2));
  return { ...parts, body: { ...body, ...Object.fromEntries(some) } };
}

function isFields(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function spoilParts(parts: Parts, choices: Choices): Parts {
  const name = choices.pick(
    (['params', 'query', 'body', 'body'] as const).filter((part) => parts[part] !== undefined).concat('query'),
  );
  const value = parts[name];
  if (name === 'body') return { ...parts, body: spoilValue(value, choices) };
  const field = choices.pick(Object.keys(isFields(value) ? value : {}).concat('q'));
  return { ...parts, [name]: { ...(isFields(value) && value), [field]: hostileText(choices) } };
}

function requestOf(
  endpoint: Endpoint,
  { params, query, body }: Parts,
  caller: FuzzCaller,
  choices: Choices,
): InjectOptions {
  const headers = {
    ...(caller.token && { authorization: `Bearer ${caller.token}` }),
    ...(caller.tenant && { 'x-tenant-id': caller.tenant }),
  };
  const request = { method: endpoint.method, url: addressOf(endpoint, params, query), headers };
  if (endpoint.files && choices.chance(0.9)) {
    const fields = Object.entries(isFields(body) ? body : {}).map(([name, value]) => [name, textOf(value)] as const);
    const form = multipartOf({ ...Object.fromEntries(fields), ...fuzzFiles(endpoint, choices) });
    return { ...request, headers: { ...headers, ...form.headers }, payload: form.payload };
  }
  if (body === undefined) return request;
  return { ...request, headers: { ...headers, 'content-type': 'application/json' }, payload: JSON.stringify(body) };
}

/** `encodeURIComponent` refuses lone surrogates, which no browser sends in an address either. */
function addressOf(endpoint: Endpoint, params: unknown, query: unknown): string {
  // An empty parameter would be the address of another endpoint.
  const named = Object.entries(wellFormed(params)).map(([name, value]) => [name, value || ' ']);
  return endpointUrl(endpoint, { params: Object.fromEntries(named), query: wellFormed(query) });
}

function wellFormed(fields: unknown): Record<string, string> {
  const entries = Object.entries(isFields(fields) ? fields : {}).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, textOf(value).toWellFormed()]));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
