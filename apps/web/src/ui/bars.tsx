import { cn } from '../lib/cn.ts';
import { fillMonths } from './fill-months.ts';

export interface Bar {
  key: string;
  label: string;
  value: number;
  /** The value as displayed text. */
  text: string;
  /** Part of the value that is drawn solid; the rest is faint. */
  part?: number;
  /** Class of the fill; the brand colour by default. */
  fill?: string;
}

export const shareOf = (value: number, most: number) =>
  most > 0 ? Math.max((value / most) * 100, value > 0 ? 1.5 : 0) : 0;

export function Fill({ bar, upright }: { bar: Bar; upright?: boolean }) {
  const fill = bar.fill ?? 'bg-brand';
  if (bar.part === undefined) return <span className={cn('absolute inset-0', fill)} />;
  const share = `${bar.value > 0 ? (bar.part / bar.value) * 100 : 0}%`;
  return (
    <>
      <span className={cn('absolute inset-0 opacity-30', fill)} />
      <span
        className={cn('absolute', fill, upright ? 'inset-x-0 bottom-0' : 'inset-y-0 left-0')}
        style={upright ? { height: share } : { width: share }}
      />
    </>
  );
}

/** Horizontal bars, one per row, for names. */
export function RowBars({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(0, ...bars.map(({ value }) => value));
  return (
    <div className="grid gap-3">
      {bars.map((bar) => (
        <div key={bar.key}>
          <div className="mb-1 flex items-baseline justify-between gap-3 text-body">
            <span className="min-w-0 truncate">{bar.label}</span>
            <span className="figures shrink-0 font-medium">{bar.text}</span>
          </div>
          <div className="h-2 rounded-sm bg-neutral-soft">
            <div
              className="relative h-full overflow-hidden rounded-sm"
              style={{ width: `${shareOf(bar.value, most)}%` }}
            >
              <Fill bar={bar} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

/** Vertical bars for months labelled `MM/AAAA`; the year is written below the first month and each January. */
export function ColumnBars({ bars: given }: { bars: readonly Bar[] }) {
  const bars = fillMonths<Bar>(given, (month) => ({ key: month, label: month, value: 0, text: 'nada' }));
  const most = Math.max(0, ...bars.map(({ value }) => value));
  return (
    // A container is as wide as its place: many months must not widen the page.
    <div className="@container flex items-end gap-1 sm:gap-2">
      {bars.map((bar, at) => (
        <div key={bar.key} title={`${bar.label}: ${bar.text}`} className="min-w-0 max-w-16 flex-1">
          <div className="flex h-40 items-end border-b">
            <div
              className="relative w-full overflow-hidden rounded-t-sm"
              style={{ height: `${shareOf(bar.value, most)}%` }}
            >
              <Fill bar={bar} upright />
            </div>
          </div>
          <p className="figures mt-1 text-center text-caption text-muted">{bar.label.slice(0, 2)}</p>
          {/* Years are wider than narrow bars; the months beside them have none. */}
          <p className="figures flex justify-center whitespace-nowrap text-caption text-muted">
            {at === 0 || bar.label.startsWith('01') ? bar.label.slice(3) : '\u00a0'}
          </p>
        </div>
      ))}
    </div>
  );
}
