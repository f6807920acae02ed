import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { formatCpf } from '@restitui/brazil/cpf.ts';
import { formatDay, formatInstant } from '@restitui/brazil/day.ts';

const count = new Intl.NumberFormat('pt-BR');
const megabytes = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** A day or an instant, or the dash of what has no date. */
export function formatDate(text: string | null | undefined): string {
  return text ? formatDay(text) : '—';
}

/** An instant with its hour, or the dash of what has none. */
export function formatDateTime(text: string | null | undefined): string {
  return text ? formatInstant(text) : '—';
}

export function formatCount(number: number): string {
  return count.format(number);
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

/** A sentence whose sums of money are not torn at the end of a line. */
export function moneyWhole(text: string): string {
  return text.replace(/R\$ (?=\d)/g, 'R$\u00a0');
}

/** `2203.00.00`; anything that has not 8 digits stands as it came. */
export function formatNcm(ncm: string): string {
  return /^\d{8}$/.test(ncm) ? `${ncm.slice(0, 4)}.${ncm.slice(4, 6)}.${ncm.slice(6)}` : ncm || '—';
}
