/** Content of a Pix "copia e cola" code. */
export interface PixCharge {
  /** The receiver's key, 77 characters at most. */
  key: string;
  /** Name and town of the receiver as the payer's bank shows them; written without accents, at most 25 and 15 characters. */
  name: string;
  city: string;
  /** Integer cents. */
  cents?: number;
  /** Letters and digits, 25 at most; `***` for none. */
  txid?: string;
}

/** Computes CRC-16/CCITT-FALSE (polynomial 1021, start FFFF) of a text in UTF-8, four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

function field(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

function plain(text: string, longest: number): string {
  return text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, longest)
    .trim();
}

/**
 * Builds the text of a Pix QR code, which can also be copied and pasted.
 * Source: Banco Central, Manual de Padrões para Iniciação do Pix (EMV QRCPS-MPM; its example is in the test).
 */
export function pixCodeOf({ key, name, city, cents, txid = '***' }: PixCharge): string {
  const account = field('00', 'br.gov.bcb.pix') + field('01', key.slice(0, 77));
  const body = [
    field('00', '01'),
    field('26', account),
    field('52', '0000'),
    field('53', '986'),
    cents === undefined ? '' : field('54', (cents / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', plain(name, 25)),
    field('60', plain(city, 15)),
    field('62', field('05', txid.slice(0, 25))),
    '6304',
  ].join('');
  return `${body}${crc16(body)}`;
}

/** Returns whether the checksum at the end matches the text before it. */
export function isPixCode(text: string): boolean {
  return /6304[0-9A-F]{4}$/.test(text) && crc16(text.slice(0, -4)) === text.slice(-4);
}
