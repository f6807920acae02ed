import { parseArgs } from 'node:util';
import { parseDay } from '@restitui/brazil/day.ts';

export interface CliArguments {
  cnpj: string;
  xml: string;
  pgdas: string;
  json: boolean;
  xlsx: string | undefined;
  asOf: string | undefined;
}

export const usage =
  'Uso: npm run analyse -- --cnpj CNPJ --xml notas.zip --pgdas declaracoes.zip [--json] [--xlsx saida.xlsx] [--as-of AAAA-MM-DD]';

/** Returns true when the arguments contain `--help` or `-h`. */
export function asksForHelp(args: string[]): boolean {
  return args.some((arg) => arg === '--help' || arg === '-h');
}

/**
 * Parses the command line.
 * @throws Error with a pt-BR message when something is missing or unknown.
 */
export function readArguments(args: string[]): CliArguments {
  const { cnpj, xml, pgdas, json, xlsx, 'as-of': asOf } = parseOptions(args);
  if (!cnpj || !xml || !pgdas) throw new Error(`Informe --cnpj, --xml e --pgdas.\n${usage}`);
  if (asOf !== undefined && parseDay(asOf) !== asOf) throw new Error(`A data "${asOf}" não é AAAA-MM-DD.`);
  return { cnpj, xml, pgdas, json, xlsx, asOf };
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        cnpj: { type: 'string' },
        xml: { type: 'string' },
        pgdas: { type: 'string' },
        json: { type: 'boolean', default: false },
        xlsx: { type: 'string' },
        'as-of': { type: 'string' },
      },
    }).values;
  } catch (error) {
    const named = /'([^' ]+)/.exec(error instanceof Error ? error.message : '')?.[1] ?? '';
    throw new Error(`Opção inválida ou sem valor: ${named}\n${usage}`, { cause: error });
  }
}
