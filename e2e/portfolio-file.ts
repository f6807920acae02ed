/** Computes modulo 11 check digits independently of the product's code. */
function digit(text: string, heaviest: number): number {
  const sum = [...text].reduceRight(
    ({ total, weight }, d) => ({ total: total + Number(d) * weight, weight: weight === heaviest ? 2 : weight + 1 }),
    { total: 0, weight: 2 },
  ).total;
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

function withDigits(base: string, heaviest: number): string {
  const first = digit(base, heaviest);
  return `${base}${first}${digit(`${base}${first}`, heaviest)}`;
}

export const cnpjNumber = (n: number) => withDigits(`${String(n).padStart(8, '0')}0001`, 9);
export const cpfNumber = (n: number) => withDigits(String(n).padStart(9, '0'), 11);

const headings = ['CNPJ', 'Razão Social', 'CPF do Sócio', 'Sócio', 'E-mail', 'CEP', 'UF', 'Comissão'];

interface Line {
  number: number;
  name: string;
  /** Replaces a valid cell, by its heading. */
  wrong?: Record<string, string>;
}

/** Writes a portfolio as accountants export it: Excel's CSV in Latin-1. */
export function portfolioCsv(lines: Line[]): Buffer {
  const rows = lines.map(({ number, name, wrong = {} }) => {
    const good: Record<string, string> = {
      CNPJ: cnpjNumber(number),
      'Razão Social': name,
      'CPF do Sócio': cpfNumber(number),
      Sócio: `José da Conceição ${number}`,
      'E-mail': `socio${number}@carteira.test`,
      CEP: '74000-000',
      UF: 'GO',
      Comissão: '20%',
    };
    return headings.map((heading) => wrong[heading] ?? good[heading]).join(';');
  });
  return Buffer.from([headings.join(';'), ...rows].join('\r\n'), 'latin1');
}

/** Makes valid rows with invalid ones among them. */
export function linesWith(from: number, count: number, name: string, wrong: Record<string, string>[]): Line[] {
  const every = Math.floor(count / (wrong.length + 1));
  return Array.from({ length: count }, (_, i) => {
    const isBad = i > 0 && i % every === 0 && i / every <= wrong.length;
    return { number: from + i, name: `${name} ${i}`, ...(isBad && { wrong: wrong[i / every - 1] as Line['wrong'] }) };
  });
}
