import { parseArgs } from 'node:util';
import { isCnpj } from '@restitui/brazil/cnpj.ts';
import { parseDay } from '@restitui/brazil/day.ts';

export interface PayrollArguments {
  cnpj: string;
  esocial: string | undefined;
  payroll: string | undefined;
  options: string | undefined;
  json: boolean;
  asOf: string | undefined;
}

export const usage =
  'Uso: npm run analyse -- --service previdenciario --cnpj CNPJ --esocial eventos.zip [--payroll planilha.csv] [--options opcoes.json] [--json] [--as-of AAAA-MM-DD]';

/**
 * Parses the command line.
 * @throws Error with a pt-BR message when something is missing or unknown.
 */
export function readArguments(args: string[]): PayrollArguments {
  const { cnpj, esocial, payroll, options, json, 'as-of': asOf } = parseOptions(args);
  if (!cnpj || (!esocial && !payroll)) throw new Error('Informe --cnpj e ao menos --esocial ou --payroll.');
  if (!isCnpj(cnpj)) throw new Error(`O CNPJ "${cnpj}" é inválido.`);
  if (asOf !== undefined && parseDay(asOf) !== asOf) throw new Error(`A data "${asOf}" não é AAAA-MM-DD.`);
  return { cnpj, esocial, payroll, options, json, asOf };
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        service: { type: 'string' },
        cnpj: { type: 'string' },
        esocial: { type: 'string' },
        payroll: { type: 'string' },
        options: { type: 'string' },
        json: { type: 'boolean', default: false },
        'as-of': { type: 'string' },
      },
    }).values;
  } catch (error) {
    const named = /'([^' ]+)/.exec(error instanceof Error ? error.message : '')?.[1] ?? '';
    throw new Error(`Opção inválida ou sem valor: ${named} ${usage}`, { cause: error });
  }
}
