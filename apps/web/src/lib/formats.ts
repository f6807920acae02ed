import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { formatCpf } from '@restitui/brazil/cpf.ts';

const zone = 'America/Sao_Paulo';
const day = new Intl.DateTimeFormat('pt-BR', { timeZone: zone, day: '2-digit', month: '2-digit', year: 'numeric' });
const instant = new Intl.DateTimeFormat('pt-BR', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
const count = new Intl.NumberFormat('pt-BR');
const megabytes = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const connectives = new Set(['de', 'do', 'da', 'dos', 'das', 'e']);

/** `20/11/2026` of a calendar day `AAAA-MM-DD` or of an instant, seen from Brasília. */
export function formatDate(text: string | null | undefined): string {
  if (!text) return '—';
  const calendar = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (calendar) return `${calendar[3]}/${calendar[2]}/${calendar[1]}`;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? 'Data inválida' : day.format(date);
}

/** `20/11/2026 14:05` in the time of Brasília. */
export function formatDateTime(text: string | null | undefined): string {
  if (!text) return '—';
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? 'Data inválida' : instant.format(date).replace(',', '');
}

export function formatCount(number: number): string {
  return count.format(number);
}

/** `12,5%` of 12.5, with at most the given decimals. */
export function formatPercent(percent: number, decimals = 2): string {
  return `${percent.toLocaleString('pt-BR', { maximumFractionDigits: decimals })}%`;
}

/** `18,4 MB` of a number of bytes. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 ** 2) return `${megabytes.format(bytes / 1024)} KB`;
  if (bytes < 1024 ** 3) return `${megabytes.format(bytes / 1024 ** 2)} MB`;
  return `${megabytes.format(bytes / 1024 ** 3)} GB`;
}

/** Masked by length: 11 digits are a person, anything else a company. */
export function formatCnpjCpf(text: string): string {
  return text.length === 11 ? formatCpf(text) : formatCnpj(text);
}

/** `Maria da Silva` of `MARIA DA SILVA`; de, do, da, dos, das and e stay small. */
export function titleCase(text: string): string {
  return text
    .toLocaleLowerCase('pt-BR')
    .split(' ')
    .map((word, i) =>
      i > 0 && connectives.has(word) ? word : word.charAt(0).toLocaleUpperCase('pt-BR') + word.slice(1),
    )
    .join(' ');
}
