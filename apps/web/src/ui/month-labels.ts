const names = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/** Width in pixels that a year below a month needs, with the space to the next one. */
const leastDistance = 34;

interface MonthLabel {
  month: string;
  /** Named below the first label of each year only. */
  year: string | undefined;
}

/**
 * Returns the labels below the bars of a chart by month: all of them, or every second, third … month up to the last
 * where the bars are narrow; undefined for a bar without a label.
 * @param months `MM/AAAA`, in chronological order
 * @param distance pixels from one bar to the next
 */
export function monthLabels(months: readonly string[], distance: number): (MonthLabel | undefined)[] {
  const step = distance > 0 ? Math.max(1, Math.ceil(leastDistance / distance)) : 1;
  let named: string | undefined;
  return months.map((text, at) => {
    if ((months.length - 1 - at) % step !== 0) return undefined;
    const [month = '', year = ''] = text.split('/');
    const isNew = year !== named;
    named = year;
    return { month: names[Number(month) - 1] ?? text, year: isNew ? year : undefined };
  });
}
