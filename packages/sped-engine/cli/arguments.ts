import type { Day } from '@restitui/brazil/day.ts';
import { parseAsOf, parseCliOptions, requireCnpj } from '@restitui/tax-engine/cli-options.ts';

export interface SpedArguments {
  cnpj: string;
  sped: string;
  xml: string | undefined;
  json: boolean;
  asOf: Day | undefined;
}

export const usage =
  'Uso: npm run analyse -- --service exclusao-icms --cnpj CNPJ --sped sped.zip [--xml notas.zip] [--json] [--as-of AAAA-MM-DD]';

const services = ['exclusao-icms'];

const declared = {
  service: { type: 'string' },
  cnpj: { type: 'string' },
  sped: { type: 'string' },
  xml: { type: 'string' },
  json: { type: 'boolean', default: false },
  'as-of': { type: 'string' },
} as const;

/**
 * Parses the command line.
 * @throws Error with a pt-BR message when something is missing or unknown.
 */
export function readArguments(args: string[]): SpedArguments {
  const { service, cnpj, sped, xml, json, 'as-of': asOf } = parseCliOptions(args, declared, ` ${usage}`);
  if (!service || !services.includes(service)) throw new Error(`Serviço desconhecido: ${service ?? ''} ${usage}`);
  if (!cnpj || !sped) throw new Error(`Informe --cnpj e --sped. ${usage}`);
  requireCnpj(cnpj);
  return { cnpj, sped, xml, json, asOf: parseAsOf(asOf) };
}
