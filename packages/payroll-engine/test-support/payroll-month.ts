import { toWire } from '../src/analysis-json.ts';
import { analyseFiles } from './analyse-files.ts';
import * as write from './write-events.ts';

export const cnpj = '10203040000194';
export const aviso = write.rubrica({ code: 'AP', nature: '6003' });
/** Events of an employer who owes all contributions. */
export const usual = {
  '1000.xml': write.employer('99'),
  '1005.xml': write.establishment('2', '1.0000'),
  '1020.xml': write.lotacao('515', '0115'),
  'ap.xml': aviso,
};
/** Writes the pay of a worker in 03/2024. */
export const pay = (items: Record<string, string>, fields: Partial<write.PayFields> = {}) =>
  write.remuneration({ period: '2024-03', items, ...fields });

interface AnalysedBeside {
  options?: object;
  sheet?: string;
}

/** Returns the answer to events and a sheet as JSON. */
export async function analyse(events: Record<string, string | Buffer>, rest: AnalysedBeside = {}) {
  return toWire(await analyseFiles({ cnpj, events, ...rest }));
}

/** Returns the only month of the answer to events beside the usual ones. */
export async function month(events: Record<string, string | Buffer>, rest: AnalysedBeside = {}) {
  const { competencias } = await analyse({ ...usual, ...events }, rest);
  const [found] = competencias;
  if (!found || competencias.length > 1) throw new Error(`The answer has ${competencias.length} months.`);
  return { ...found, row: found.verbas[0], codes: found.alertas.map(({ codigo }) => codigo) };
}
