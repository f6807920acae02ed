import { parseArgs } from 'node:util';
import { isCnpj } from '@restitui/brazil/cnpj.ts';
import { parseDay } from '@restitui/brazil/day.ts';

export interface SpedArguments {
  cnpj: string;
  sped: string;
  xml: string | undefined;
  json: boolean;
  asOf: string | undefined;
}

export const usage =
  'Uso: npm run analyse -- --service exclusao-icms --cnpj CNPJ --sped sped.zip [--xml notas.zip] [--json] [--as-of AAAA-MM-DD]';

const services = ['exclusao-icms'];

/**
 * Parses the command line.
 * @throws Error with a pt-BR message when something is missing or unknown.
 */
export function readArguments(args: string[]): SpedArguments {
  const { service, cnpj, sped, xml, json, 'as-of': asOf } = parseOptions(args);
  if (!service || !services.includes(service)) throw new Error(`Serviço desconhecido: ${service ?? ''} ${usage}`);
  if (!cnpj || !sped) throw new Error(`Informe --cnpj e --sped. ${usage}`);
  if (!isCnpj(cnpj)) throw new Error(`O CNPJ "${cnpj}" é inválido.`);
  if (asOf !== undefined && parseDay(asOf) !== asOf) throw new Error(`A data "${asOf}" não é AAAA-MM-DD.`);
  return { cnpj, sped, xml, json, asOf };
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        service: { type: 'string' },
        cnpj: { type: 'string' },
        sped: { type: 'string' },
        xml: { type: 'string' },
        json: { type: 'boolean', default: false },
        'as-of': { type: 'string' },
      },
    }).values;
  } catch (error) {
    const named = /'([^' ]+)/.exec(error instanceof Error ? error.message : '')?.[1] ?? '';
    throw new Error(`Opção inválida ou sem valor: ${named} ${usage}`, { cause: error });
  }
}
