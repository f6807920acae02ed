import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeZip } from '../../tax-engine/test-support/write-zip.ts';
import { analysePayroll, type PayrollAnalysis } from '../src/analyse-payroll.ts';
import { parsePayrollOptions } from '../src/payroll-options.ts';

export interface PayrollFiles {
  cnpj: string;
  /** Content by name; a ZIP is made of them. */
  events?: Record<string, string | Buffer>;
  sheet?: string | Buffer;
  options?: object;
  asOf?: string;
}

/** Analyses files that a test made. */
export async function analyseFiles({
  cnpj,
  events,
  sheet,
  options = {},
  asOf,
}: PayrollFiles): Promise<PayrollAnalysis> {
  const folder = mkdtempSync(join(tmpdir(), 'payroll-test-'));
  const [zip, table] = [join(folder, 'eventos.zip'), join(folder, 'planilha.csv')];
  try {
    if (events)
      writeZip(
        zip,
        Object.entries(events).map(([name, data]) => ({ name, data })),
      );
    if (sheet !== undefined) writeFileSync(table, sheet);
    const parsed = parsePayrollOptions(JSON.stringify(options));
    return await analysePayroll({
      cnpj,
      ...(events && { esocial: zip }),
      ...(sheet !== undefined && { payroll: table }),
      options: parsed,
      asOf: asOf ?? parsed.as_of ?? '2026-09-15',
      workerKey: Buffer.from('a key of the tests'),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads the files of a company of `test-data`. */
export function companyFiles(folder: string): PayrollFiles {
  const names = readdirSync(join(folder, 'events'));
  const sheet = join(folder, 'sheet.csv');
  return {
    cnpj: readFileSync(join(folder, 'cnpj.txt'), 'utf8').trim(),
    events: Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, 'events', name))])),
    ...(existsSync(sheet) && { sheet: readFileSync(sheet) }),
    options: JSON.parse(readFileSync(join(folder, 'options.json'), 'utf8')),
  };
}
