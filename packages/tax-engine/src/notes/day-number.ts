const MILLISECONDS = 86_400_000;
const monthStarts = new Map<number, number>();

/** Converts AAAAMMDD to days since 1970-01-01. Cached by month, because it is called for every note. */
export function dayNumber(date: number): number {
  return daysBefore(Math.floor(date / 100)) + (date % 100);
}

/** Days from 1970-01-01 to the last day before a month (AAAAMM). */
function daysBefore(month: number): number {
  let days = monthStarts.get(month);
  if (days === undefined) {
    days = Date.UTC(Math.floor(month / 100), (month % 100) - 1, 0) / MILLISECONDS;
    monthStarts.set(month, days);
  }
  return days;
}

const texts = new Map<number, string>();

/** Converts days since 1970-01-01 to `AAAA-MM-DD`. Cached, because every gap in a number series needs two. */
export function dayText(days: number): string {
  let text = texts.get(days);
  if (text === undefined) {
    text = new Date(days * MILLISECONDS).toISOString().slice(0, 10);
    texts.set(days, text);
  }
  return text;
}
