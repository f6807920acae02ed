/** Parses a decimal with a point, as the eSocial writes amounts, to cents; further decimals are cut. Undefined for other text. */
export function centsOfDecimal(text: string | undefined): number | undefined {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,8}))?$/.exec(text ?? '');
  if (!match) return undefined;
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').slice(0, 2).padEnd(2, '0'));
  return match[1] === '' ? cents : 0 - cents;
}

/** Parses `1.234,56` or `1234.56`, signed, with or without R$, to cents; undefined when it is no amount (PR-011). */
export function centsOfTyped(text: string): number | undefined {
  const plain = text.replace(/R\$|\s/g, '');
  if (/^[-+]?(\d{1,13}|\d{1,3}(\.\d{3}){1,4})(,\d{1,2})?$/.test(plain))
    return centsOfDecimal(plain.replace('+', '').replaceAll('.', '').replace(',', '.'));
  return /^[-+]?\d{1,13}\.\d{1,2}$/.test(plain) ? centsOfDecimal(plain.replace('+', '')) : undefined;
}
