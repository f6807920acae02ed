import type { Cnpj } from '@restitui/brazil/cnpj.ts';
import { type FoundCompany, foundCompany } from '@restitui/domain/operations/lookups/lookups.api.ts';
import { z } from 'zod';
import { cnpjWsAnswer, receitawsAnswer, registryAnswer } from './cnpj-responses.ts';
import { ExternalServiceError, type JsonAnswer } from './get-json.ts';

interface ServiceKind {
  /** Part of its host name. */
  name: string;
  path: (cnpj: Cnpj) => string;
  answer: z.ZodType<FoundCompany>;
}

const registryDump = { answer: registryAnswer };

const kinds: readonly [ServiceKind, ...ServiceKind[]] = [
  { name: 'brasilapi', path: (cnpj) => `/api/cnpj/v1/${cnpj}`, ...registryDump },
  { name: 'minhareceita', path: (cnpj) => `/${cnpj}`, ...registryDump },
  { name: 'receitaws', path: (cnpj) => `/v1/cnpj/${cnpj}`, answer: receitawsAnswer },
  { name: 'cnpj.ws', path: (cnpj) => `/cnpj/${cnpj}`, answer: cnpjWsAnswer },
];

const refusal = z.object({ status: z.literal('ERROR'), message: z.string().regex(/CNPJ/i) });

/**
 * Chooses the response format by the host name; for another host (a mirror, a proxy), by its position in the
 * list.
 */
export function cnpjServiceAt(url: string, place: number) {
  const { hostname } = new URL(url);
  const { path, answer } = kinds.find(({ name }) => hostname.includes(name)) ?? kinds[place] ?? kinds[0];
  const base = url.replace(/(?<!\/)\/+$/, '');
  return { addressOf: (cnpj: Cnpj) => base + path(cnpj), read: (reply: JsonAnswer) => companyIn(reply, answer) };
}

/** Returns undefined when the service does not know the company: 404, or 400 from one that accepts no letters. */
function companyIn({ status, body }: JsonAnswer, answer: z.ZodType<FoundCompany>): FoundCompany | undefined {
  // A response that is no JSON comes from a gateway, and is no answer about the CNPJ.
  if ((status === 404 || status === 400) && body !== undefined) return undefined;
  // ReceitaWS reports an unknown company as a 200.
  if (status === 200 && refusal.safeParse(body).success) return undefined;
  const result = answer.pipe(foundCompany).safeParse(body);
  if (status !== 200 || !result.success) throw new ExternalServiceError(`Unusable answer (${status})`);
  return result.data;
}
