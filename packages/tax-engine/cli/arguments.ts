import type { Day } from '@restitui/brazil/day.ts';
import { parseAsOf, parseCliOptions } from '../src/cli-options.ts';

export interface CliArguments {
  cnpj: string;
  xml: string;
  pgdas: string;
  json: boolean;
  xlsx: string | undefined;
  asOf: Day | undefined;
}

export const usage =
  'Uso: npm run analyse -- --cnpj CNPJ --xml notas.zip --pgdas declaracoes.zip [--json] [--xlsx saida.xlsx] [--as-of AAAA-MM-DD]';

const declared = {
  cnpj: { type: 'string' },
  xml: { type: 'string' },
  pgdas: { type: 'string' },
  json: { type: 'boolean', default: false },
  xlsx: { type: 'string' },
  'as-of': { type: 'string' },
} as const;

/**
 * Parses the command line.
 * @throws Error with a pt-BR message when something is missing or unknown.
 */
export function readArguments(args: string[]): CliArguments {
  const { cnpj, xml, pgdas, json, xlsx, 'as-of': asOf } = parseCliOptions(args, declared, `\n${usage}`);
  if (!cnpj || !xml || !pgdas) throw new Error(`Informe --cnpj, --xml e --pgdas.\n${usage}`);
  return { cnpj, xml, pgdas, json, xlsx, asOf: parseAsOf(asOf) };
}
