import { monthLabels } from './month-labels.ts';

/** Renders the label below the bar at a place: the month, and the year below the first month of each. */
export function monthAxis(months: readonly string[], distance: number) {
  const labels = monthLabels(months, distance);
  return (at: number) => (
    <>
      {/* A label may be wider than its bar: the bars beside it have none then. */}
      <p className="mt-1 flex h-4 justify-center whitespace-nowrap text-caption text-muted">{labels[at]?.month}</p>
      <p className="figures flex h-4 justify-center whitespace-nowrap text-caption text-muted">{labels[at]?.year}</p>
    </>
  );
}
