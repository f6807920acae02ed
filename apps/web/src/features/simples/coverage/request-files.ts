import { formatDecimal } from '@restitui/brazil/money.ts';
import type { CoverageRequest } from '@restitui/domain/simples/coverage/coverage.api.ts';

/** Returns the requests to send to the client, one per line. */
export function requestsText(requests: readonly CoverageRequest[]): string {
  return requests.map(({ texto }) => `• ${texto}`).join('\n');
}

const headings = ['Pedido', 'De', 'Até', 'Estabelecimento', 'Valor em jogo (R$)'];

/**
 * Escapes a field: spreadsheets execute text that starts like a formula, and the texts contain file names of clients.
 */
function field(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** Uses semicolons and a byte order mark, which spreadsheets in Brazil expect. */
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
