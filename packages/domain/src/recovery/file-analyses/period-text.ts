/** Converts `MM/AAAA` to `AAAA-MM`, which sorts by time. */
export function sortablePeriod(period: string): string {
  return `${period.slice(3)}-${period.slice(0, 2)}`;
}

/** Converts `AAAA-MM` to `MM/AAAA`. */
export function periodOfSortable(sortable: string): string {
  return `${sortable.slice(5)}/${sortable.slice(0, 4)}`;
}

/** Returns the text of a screen: `03/2025`, or `13º/2025`. */
export function formatPeriod(period: string): string {
  return period.startsWith('13/') ? `13º/${period.slice(3)}` : period;
}
