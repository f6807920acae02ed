import { formatDecimal } from '@restitui/brazil/money.ts';
import type { CoverageRequest } from '@restitui/domain/coverage/coverage.api.ts';

/** What to send to the client: one line each. */
export function requestsText(requests: readonly CoverageRequest[]): string {
  return requests.map(({ texto }) => `• ${texto}`).join('\n');
}

const headings = ['Pedido', 'De', 'Até', 'Estabelecimento', 'Valor em jogo (R$)'];

/** A spreadsheet runs what starts like a formula; file names from outside stand in the texts. */
function field(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** Semicolons and a mark of UTF-8, as spreadsheets in Brazil open them. */
export function requestsCsv(requests: readonly CoverageRequest[]): string {
  const lines = requests.map(({ texto, de, ate, estabelecimento, valor }) => [
    texto,
    de ?? '',
    ate ?? '',
    estabelecimento ?? '',
    formatDecimal(valor),
  ]);
  return `\uFEFF${[headings, ...lines].map((line) => line.map(field).join(';')).join('\r\n')}\r\n`;
}
