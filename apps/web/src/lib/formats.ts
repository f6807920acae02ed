import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { formatCpf } from '@restitui/brazil/cpf.ts';
import { formatDay, formatInstant } from '@restitui/brazil/day.ts';

const count = new Intl.NumberFormat('pt-BR');
const megabytes = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** Formats a day or an instant; a dash for none. */
export function formatDate(text: string | null | undefined): string {
  return text ? formatDay(text) : '—';
}

/** Formats a day or an instant as `28/11/26`, for a line that has room for no more. */
export function formatShortDate(text: string): string {
  return formatDay(text).replace(/\d{2}(?=\d{2}$)/, '');
}

/** Formats an instant with its time; a dash for none. */
export function formatDateTime(text: string | null | undefined): string {
  return text ? formatInstant(text) : '—';
}

/** Formats the time of an instant in São Paulo, such as '14:05'. */
export function formatTime(instant: string): string {
  return formatInstant(instant).slice(-5);
}

export function formatCount(number: number): string {
  return count.format(number);
}

/** Formats a number of bytes: `18,4 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 ** 2) return `${megabytes.format(bytes / 1024)} KB`;
  if (bytes < 1024 ** 3) return `${megabytes.format(bytes / 1024 ** 2)} MB`;
  return `${megabytes.format(bytes / 1024 ** 3)} GB`;
}

/** Formats by length: 11 digits are a CPF, anything else a CNPJ. */
export function formatCnpjCpf(text: string): string {
  return text.length === 11 ? formatCpf(text) : formatCnpj(text);
}

/** Replaces the spaces inside amounts of money and names of laws by non-breaking ones. */
export function keepUnbroken(text: string): string {
  return text.replace(/(R\$|\bLC|\bLei|\bart\.) (?=\d)/g, '$1\u00a0');
}

/** Formats an NCM as `2203.00.00`; returns text without 8 digits unchanged. */
export function formatNcm(ncm: string): string {
  return /^\d{8}$/.test(ncm) ? `${ncm.slice(0, 4)}.${ncm.slice(4, 6)}.${ncm.slice(6)}` : ncm || '—';
}
