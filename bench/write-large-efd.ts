import { closeSync, openSync, writeSync } from 'node:fs';
import { amount, client, cumulativeBlock, document, itemLine } from '../packages/sped-engine/test-support/write-efd.ts';

const GOODS = 2_000;
const ITEMS = 5;
const CHUNK = 1 << 20;

/**
 * Writes an EFD-Contribuições of January 2025 of about `size` bytes: sales of five items, one purchase for every four
 * sales, and for every document the records C110, C111 and C120, which the engine does not use. Returns the lines.
 */
export function writeLargeEfd(file: string, size: number): number {
  const target = openSync(file, 'w');
  let [written, lines, base, pending] = [0, 0, 0, ''];
  const flush = () => {
    written += writeSync(target, pending, null, 'latin1');
    pending = '';
  };
  const add = (...records: string[]) => {
    for (const record of records) pending += `|${record}|\r\n`;
    lines += records.length;
    if (pending.length > CHUNK) flush();
  };
  try {
    add(`0000|006|0|||01012025|31012025|COMÉRCIO EXEMPLO LTDA|${client}|SP|3550308||00|2`, '0110|2||1|9');
    add(`0140|M|COMÉRCIO EXEMPLO LTDA|${client}|SP|110042490114|3550308||`);
    for (let good = 0; good < GOODS; good++) {
      add(`0200|P${good}|MERCADORIA DE REVENDA NÚMERO ${good}|||UN|00|${ncmOf(good)}||${good % 97}||18,00|`);
    }
    add(`C010|${client}|2`);
    for (let number = 1; written + pending.length < size; number++) {
      const isExit = number % 5 > 0;
      const items = Array.from({ length: ITEMS }, (_, at) => {
        const value = 1_000 + ((number * 37 + at * 1_013) % 90_000);
        if (isExit) base += value;
        const rest = isExit ? { cfop: '5102', cst: '01' } : { cfop: '1102', cst: '70' };
        return itemLine(at + 1, {
          ...rest,
          value,
          icms: Math.round(value * 0.18),
          item: `P${(number * 7 + at) % GOODS}`,
        });
      });
      const key = `352501${client}55001${String(number).padStart(9, '0')}1${String(number).padStart(8, '0')}0`;
      const day = `${String((number % 28) + 1).padStart(2, '0')}012025`;
      add(...document(items, { key, exit: isExit, day, total: 100_000 }));
      add(`C110|OBS${number % 9}|DOCUMENTO EMITIDO CONFORME PEDIDO ${number} E CONDIÇÕES GERAIS DE VENDA`);
      add(`C111|${number % 1_000}|9`, `C120|0|DI${number}|${amount(0)}|${amount(0)}|`);
    }
    add(...cumulativeBlock(base));
    add(`9999|${lines + 1}`);
    flush();
  } finally {
    closeSync(target);
  }
  return lines;
}

const ncmOf = (good: number) => String(10_000_000 + ((good * 40_009) % 89_999_999));
