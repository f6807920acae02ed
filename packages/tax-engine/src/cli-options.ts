import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { isCnpj } from '@restitui/brazil/cnpj.ts';
import { type Day, parseDay } from '@restitui/brazil/day.ts';

/** Returns true when the arguments of an engine's command contain `--help` or `-h`. */
export function asksForHelp(args: string[]): boolean {
  return args.includes('--help') || args.includes('-h');
}

/**
 * Parses the options of an engine's command.
 * @param hint the usage with what separates it from the message before it
 * @throws Error with a pt-BR message and the hint for an unknown option and for a missing value
 */
export function parseCliOptions<const O extends ParseArgsOptionsConfig>(args: string[], options: O, hint: string) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    const named = /'([^' ]+)/.exec(error instanceof Error ? error.message : '')?.[1] ?? '';
    throw new Error(`Opção inválida ou sem valor: ${named}${hint}`, { cause: error });
  }
}

/**
 * Parses the value of `--as-of`.
 * @throws Error with a pt-BR message for a text that is no day as `AAAA-MM-DD`
 */
export function parseAsOf(text: string | undefined): Day | undefined {
  const day = text === undefined ? undefined : parseDay(text);
  if (day !== text) throw new Error(`A data "${text}" não é AAAA-MM-DD.`);
  return day;
}

/** @throws Error with a pt-BR message for a CNPJ with a wrong check digit */
export function requireCnpj(cnpj: string): void {
  if (!isCnpj(cnpj)) throw new Error(`O CNPJ "${cnpj}" é inválido.`);
}
