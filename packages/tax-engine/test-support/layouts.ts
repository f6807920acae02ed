import type { Next } from './random.ts';

/** Rearranges a text like a certain extractor or portal. */
export type Layout = (text: string, random: Next) => string;

const money = String.raw`(?:\d{1,3}(?:\.\d{3})+|\d+),\d{2}`;
const taxRow = new RegExp(`^${money}(?: ${money}){8}$`);
const lines = (text: string, change: (line: string, place: number, all: string[]) => string | string[]) =>
  text.split('\n').flatMap(change).join('\n');

/** Removes the spaces between columns, and between a label and its value. */
const glued: Layout = (text) =>
  text
    .replace(new RegExp(`(${money}) (?=\\d)`, 'g'), '$1')
    .replace(/(\(RBT12p?\)|\(RBA\)|R\$|Competência|Caixa) (?=\d)/g, '$1')
    .replace(/(\d{2}\/\d{4}) (?=\d+,|\d{1,3}\.)/g, '$1')
    .replace(
      new RegExp(`(IRPJ|CSLL|COFINS|PIS/PASEP|INSS/CPP|ICMS|IPI|ISS|Principal|Multa|Juros|Total) (?=${money})`, 'g'),
      '$1',
    );

/** `pdftotext -layout`: wide gaps, an amount on the line of its neighbour, the nine totals on two lines. */
const shuffled: Layout = (text, random) =>
  lines(
    text.replace(
      new RegExp(`(ao PA)\n(\\(RBT12\\)) (${money}) (${money}) (${money})$`, 'm'),
      (row, above, label, internal, external, total) =>
        internal === '0,00' ? row : `${above}   ${internal}      ${total}\n${label}     ${external}`,
    ),
    (line) => {
      if (!taxRow.test(line)) return line;
      const apart = random(2) === 0 ? [2, 3, 4, 5, 6] : [3, 4, 5];
      const cells = line.split(' ').map((cell) => cell.padStart(16));
      const row = (keep: (column: number) => boolean) =>
        cells.map((cell, i) => (keep(i) ? cell : ' '.repeat(16))).join('');
      return [row((i) => !apart.includes(i)), row((i) => apart.includes(i))];
    },
  );

/** Wraps rows and descriptions to the next line. */
const wrapped: Layout = (text, random) =>
  lines(text, (line) => {
    const words = line.split(' ');
    const at = 1 + random(Math.max(1, words.length - 1));
    const mayWrap = taxRow.test(line) || /^(Revenda|Venda|Prestação)/.test(line);
    return mayWrap && words.length > 2 ? [words.slice(0, at).join(' '), words.slice(at).join(' ')] : line;
  });

const repeatedHead = (text: string) =>
  [
    '1) Informações do Contribuinte',
    /CNPJ Básico: .*/.exec(text)?.[0],
    `2) Informações da Apuração ${/\d{17}/.exec(text)?.[0]}`,
  ].filter((line) => line !== undefined);

/** Inserts page headers and footers anywhere, also within a table. */
const paged: Layout = (text, random) => {
  const number = /\d{17}/.exec(text)?.[0] ?? '';
  const title = text.split('\n')[0] ?? '';
  let page = 1;
  return lines(text, (line, place) => {
    if (place < 8 || random(6) > 0) return line;
    page++;
    return [
      `Número da Declaração: ${number} Número do Recibo: 01.07.26215.0000000-0`,
      `Autenticação: 00000.00000.00000.00000 Página ${page - 1}`,
      title,
      'Gerado em 10/09/2026 20:57:20',
      'PGDAS-D 2018 Versão 2.2.30',
      ...(random(2) === 0 ? repeatedHead(text) : []),
      `${page} / 9`,
      line,
    ];
  });
};

/** No-break spaces, soft hyphens, ligatures, CRLF, decomposed accents, minus signs instead of hyphens. */
const odd: Layout = (text, random) =>
  text
    .replace(/ /g, () => ([' ', '\u00a0', '\u202f', '  '] as const)[random(4)] as string)
    .replace(/fi/g, 'ﬁ')
    .replace(/(substitui)(ção)/gi, '$1\u00ad$2')
    .replace(/Monof/gi, (word) => `${word}\u200b`)
    .replace(/ - /g, ' – ')
    .replace(/\n/g, '\r\n')
    .normalize(random(2) === 0 ? 'NFD' : 'NFC');

export const layouts: Record<string, Layout> = { glued, shuffled, wrapped, paged, odd };
