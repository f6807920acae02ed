import { cn } from '../lib/cn.ts';

export interface Bar {
  key: string;
  label: string;
  value: number;
  /** The value as displayed text. */
  text: string;
  /** A second figure, shown before the text in a row. */
  note?: string;
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
      {/* Marks the end of the faint part, which is pale on a dark card. */}
      <span className={cn('absolute', fill, upright ? 'inset-x-0 top-0 h-0.5' : 'inset-y-0 right-0 w-0.5')} />
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
          <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3 text-body">
            <span className="min-w-0 truncate">{bar.label}</span>
            <span className="figures ml-auto flex shrink-0 items-baseline gap-3">
              {bar.note && <span className="text-caption text-muted">{bar.note}</span>}
              <span className="min-w-6 text-right font-medium">{bar.text}</span>
            </span>
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
