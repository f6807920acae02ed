import { createElement, Fragment, type ReactNode } from 'react';
import { keepUnbroken } from '../lib/formats.ts';

/**
 * Words that lose their meaning at a line break, and numbers that are harder to read across one: 'e-mail', 'e-CAC',
 * 'PGDAS-D', 'ICMS-ST', 'PER/DCOMP', '74000-000', '(62) 99999-0000', a CPF, a CNPJ, and the numbers of a case and of a
 * PER/DCOMP.
 */
const whole =
  /(\(\d\d\) \d{4,5}-\d{4}(?!\d)|(?<![\dA-Z.])(?:\d{3}\.\d{3}\.\d{3}-\d\d|[\dA-Z]{2}(?:\.[\dA-Z]{3}){2}\/[\dA-Z]{4}-\d\d|\d{5}\.\d{6}\/\d{4}-\d\d|\d{5}\.\d{5}\.\d{6}\.\d\.\d\.\d\d-\d{4})(?!\d)|(?<![\p{L}\d.@-])(?:\p{L}{1,2}-\p{L}{2,}|\p{L}{2,}-\p{L}{1,2}(?![\p{L}-])|PER\/DCOMP|\d{4,5}-\d{3,4}(?![\d-])))/gu;

/** Keeps these words unbroken in HTML, which is sanitized afterwards. */
export function unbrokenHtml(html: string): string {
  const parts = html.split(/(<[^<>]*>)/);
  return parts
    .map((part, i) => (i % 2 === 1 ? part : part.replaceAll(whole, '<span style="white-space:nowrap">$1</span>')))
    .join('');
}

/**
 * Keeps amounts and words with a hyphen in a text unbroken; other content is returned as it is. A word has an element of
 * its own, because a character that does not break would be copied and missed by a search; no property of CSS does it.
 */
export function unbroken(content: ReactNode): ReactNode {
  if (typeof content !== 'string') return content;
  const parts = keepUnbroken(content).split(whole);
  if (parts.length === 1) return parts[0];
  const shown = parts.map((part, i) => {
    const isWhole = i % 2 === 1;
    return isWhole ? createElement('span', { key: `${i} ${part}`, className: 'whitespace-nowrap' }, part) : part;
  });
  return createElement(Fragment, undefined, ...shown);
}
