import { formatBRL } from '@restitui/brazil/money.ts';

/** Formats an access key in groups of 4, as printed on the DANFE. */
export function formatKey(chave: string): string {
  return chave.replace(/(.{4})(?=.)/g, '$1 ');
}

/** Returns the first and last characters of an access key; the last ones distinguish notes of one company. */
export function shortKey(chave: string): string {
  return chave.length <= 16 ? chave : `${chave.slice(0, 4)}…${chave.slice(-8)}`;
}

/** Formats the day and time of a note as it writes them, whatever its zone: `10/05/2025 10:00`; a dash for none. */
export function formatIssued(emissao: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?/.exec(emissao) ?? [];
  if (day === undefined) return emissao || '—';
  return `${day}/${month}/${year}${time ? ` ${time}` : ''}`;
}

/** Formats a CFOP as `5.405`. */
export function formatCfop(cfop: string): string {
  return /^\d{4}$/.test(cfop) ? `${cfop.slice(0, 1)}.${cfop.slice(1)}` : cfop || '—';
}

/**
 * Distinguishes the codes by length: a CSOSN has 3 digits and starts with 1 to 9; a CST of ICMS has 2, or 3 with its
 * origin 0 to 8 in front.
 */
export function cstName(code: string): 'CSOSN' | 'CST' {
  return /^(101|102|103|201|202|203|300|400|500|900)$/.test(code) ? 'CSOSN' : 'CST';
}

/** Formats IBS and CBS of an item or a note, with their codes where known. Reais. */
export function formatIbsCbs({ ibs, cbs, cst, classificacao }: IbsCbsAmounts): string {
  const codes = [cst && `CST ${cst}`, classificacao && `classificação ${classificacao}`].filter(Boolean).join(', ');
  return `IBS ${formatBRL(ibs)} e CBS ${formatBRL(cbs)}${codes && ` (${codes})`}, fora da restituição`;
}

interface IbsCbsAmounts {
  ibs: number;
  cbs: number;
  cst?: string;
  classificacao?: string;
}
