import { displayName } from '@restitui/brazil/display-name.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { formatPeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import type { ExpiringPayment } from '@restitui/domain/simples/limitation/limitation.api.ts';

const encoder = new TextEncoder();

/** Folds lines at 75 bytes, never within a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    const limit = parts.length === 0 ? 75 : 74;
    if (encoder.encode(part + character).length > limit) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}

const escaped = (text: string) => text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n');
const dayOf = (day: string) => day.replaceAll('-', '');

/** Formats a whole-day event for the refunds of one client that expire on a day, with an alarm a month before. */
function eventOf(payments: readonly ExpiringPayment[], stamp: string): string[] {
  const [first] = payments;
  if (!first) return [];
  const total = payments.reduce((cents, { valor }) => cents + Math.round(valor * 100), 0) / 100;
  const months = payments
    .map(({ competencia, valor }) => `${formatPeriod(competencia)}: ${formatBRL(valor)}`)
    .join('\n');
  return [
    'BEGIN:VEVENT',
    `UID:prescricao-${first.id_apuracao}-${first.prescreve_em}@restitui`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dayOf(first.prescreve_em)}`,
    `SUMMARY:${escaped(`Prescreve: ${formatBRL(total)} de ${displayName(first.empresa)}`)}`,
    `DESCRIPTION:${escaped(months)}`,
    'TRANSP:TRANSPARENT',
    ...['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(`Pedir antes: ${displayName(first.empresa)}`)}`],
    ...['TRIGGER:-P30D', 'END:VALARM', 'END:VEVENT'],
  ];
}

/** Returns the deadlines as a calendar file (RFC 5545) with one whole-day event per client and day. */
export function limitationEvents(payments: readonly ExpiringPayment[], now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const days = Map.groupBy(payments, ({ id_apuracao, prescreve_em }) => `${prescreve_em} ${id_apuracao}`);
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Restitui//Prescricoes//PT-BR', 'CALSCALE:GREGORIAN'],
    'X-WR-CALNAME:Prescrições',
    ...[...days.values()].flatMap((of) => eventOf(of, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
