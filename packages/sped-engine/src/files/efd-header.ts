import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import { taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import type { RecordLine } from '../text/record-line.ts';

export type EfdKind = 'EFD_CONTRIBUICOES' | 'EFD_ICMS_IPI';

/** Record 0000. Days are `AAAA-MM-DD`. */
export interface EfdHeader {
  kind: EfdKind;
  isRectifying: boolean;
  first: string;
  last: string;
  taxMonth: TaxMonth;
  name: string;
  cnpj: string;
}

/** Reads record 0000; undefined when the line is none (SP-010). The places of the dates tell the two files apart. */
export function readHeader(line: RecordLine): EfdHeader | undefined {
  if (line.name !== '0000') return undefined;
  if (line.day(4) && line.day(5)) {
    return header('EFD_ICMS_IPI', line, { form: 3, first: 4, name: 6, cnpj: 7 });
  }
  if (line.day(6) && line.day(7)) {
    return header('EFD_CONTRIBUICOES', line, { form: 3, first: 6, name: 8, cnpj: 9 });
  }
  return undefined;
}

function header(
  kind: EfdKind,
  line: RecordLine,
  at: { form: number; first: number; name: number; cnpj: number },
): EfdHeader {
  const first = line.day(at.first);
  return {
    kind,
    isRectifying: line.text(at.form) === '1',
    first,
    last: line.day(at.first + 1),
    taxMonth: taxMonthOfDay(first),
    name: line.text(at.name),
    cnpj: line.text(at.cnpj).toUpperCase(),
  };
}
