import type { Day } from '@restitui/brazil/day.ts';
import { parseAsOf, parseCliOptions, requireCnpj } from '@restitui/tax-engine/cli-options.ts';

export interface PayrollArguments {
  cnpj: string;
  esocial: string | undefined;
  payroll: string | undefined;
  options: string | undefined;
  json: boolean;
  asOf: Day | undefined;
}

export const usage =
  'Uso: npm run analyse -- --service previdenciario --cnpj CNPJ --esocial eventos.zip [--payroll planilha.csv] [--options opcoes.json] [--json] [--as-of AAAA-MM-DD]';

const declared = {
  service: { type: 'string' },
  cnpj: { type: 'string' },
  esocial: { type: 'string' },
  payroll: { type: 'string' },
  options: { type: 'string' },
  json: { type: 'boolean', default: false },
  'as-of': { type: 'string' },
} as const;

/**
 * Parses the command line.
 * @throws Error with a pt-BR message when something is missing or unknown.
 */
export function readArguments(args: string[]): PayrollArguments {
  const { cnpj, esocial, payroll, options, json, 'as-of': asOf } = parseCliOptions(args, declared, ` ${usage}`);
  if (!cnpj || (!esocial && !payroll)) throw new Error('Informe --cnpj e ao menos --esocial ou --payroll.');
  requireCnpj(cnpj);
  return { cnpj, esocial, payroll, options, json, asOf: parseAsOf(asOf) };
}
