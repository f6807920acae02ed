interface QuietHours {
  silencioDe: number;
  silencioAte: number;
}

const brasilia = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', hour: 'numeric', hourCycle: 'h23' });
const hourMilliseconds = 60 * 60_000;

/** Returns whether an instant is within the quiet hours, in Brasília time; equal hours mean none. */
export function isQuietHour({ silencioDe: from, silencioAte: until }: QuietHours, now: Date): boolean {
  const hour = Number(brasilia.format(now));
  return from <= until ? hour >= from && hour < until : hour >= from || hour < until;
}

/** Returns the full hour at which the quiet hours end; null outside them, when a message may leave at once. */
export function endOfQuietHours(hours: QuietHours, now: Date): Date | null {
  let instant = now;
  // Brazil has no daylight saving time and a zone of whole hours, so full hours agree with those of UTC.
  while (isQuietHour(hours, instant)) {
    instant = new Date((Math.floor(instant.getTime() / hourMilliseconds) + 1) * hourMilliseconds);
  }
  return instant === now ? null : instant;
}
