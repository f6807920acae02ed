/** Reads a field of a line by splitting its text, as the guides describe it: the reference for `RecordLine`. */
export function plainField(line: Buffer, number: number): string {
  const bytes = line.toString('latin1');
  const body = bytes.endsWith('|') ? bytes.slice(0, -1) : bytes;
  const field = Buffer.from(body.split('|')[number] ?? '', 'latin1');
  const wide = field.toString('utf8');
  return (wide.includes('\ufffd') ? field.toString('latin1') : wide).trim();
}

/** Converts an amount to cents with exact arithmetic, half up; 0 above a trillion reais. */
export function plainCents(text: string): number {
  const [whole = '', decimals = ''] = text
    .replace(/[^\d,]/g, '')
    .replace(/,/, ';')
    .replaceAll(',', '')
    .split(';');
  const thousandths = BigInt(`0${whole}${decimals.padEnd(3, '0').slice(0, 3)}`);
  const cents = (thousandths + 5n) / 10n;
  if (cents > 100_000_000_000_000n) return 0;
  return Number(text.startsWith('-') ? -cents : cents);
}

/** Converts a date `ddmmaaaa` to `AAAA-MM-DD`; empty when it is none. */
export function plainDay(text: string): string {
  if (!/^\d{8}$/.test(text)) return '';
  const day = `${text.slice(4)}-${text.slice(2, 4)}-${text.slice(0, 2)}`;
  return new Date(`${day}T12:00:00Z`).toJSON()?.slice(0, 10) === day ? day : '';
}
