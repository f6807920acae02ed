import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import { asksForHelp } from '@restitui/tax-engine/cli-options.ts';
import { analysePayroll } from '../src/analyse-payroll.ts';
import { toWire } from '../src/analysis-json.ts';
import { parsePayrollOptions } from '../src/payroll-options.ts';
import { readArguments, usage } from './arguments.ts';
import { analysisText } from './print-table.ts';

async function main(args: string[]): Promise<void> {
  if (asksForHelp(args)) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const { cnpj, esocial, payroll, json, ...given } = readArguments(args);
  const options = parsePayrollOptions(given.options === undefined ? '{}' : await readOptions(given.options));
  const analysis = toWire(
    await analysePayroll({
      cnpj,
      ...(esocial !== undefined && { esocial }),
      ...(payroll !== undefined && { payroll }),
      options,
      asOf: given.asOf ?? options.as_of ?? dayInBrazil(new Date()),
      workerKey: randomBytes(32),
    }),
  );
  process.stdout.write(`${json ? JSON.stringify(analysis, null, 2) : analysisText(analysis)}\n`);
}

async function readOptions(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new Error(`O arquivo "${path}" não pôde ser lido.`, { cause: error });
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  // Messages of these errors name options, files and fields; amounts and people are in none of them.
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
