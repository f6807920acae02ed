import { useState } from 'react';
import { cn } from '../lib/cn.ts';
import { axisSteps, evenNumbers, moneyUnit } from './axis-steps.ts';
import { type Bar, Fill, shareOf } from './bars.tsx';
import { fillMonths } from './fill-months.ts';
import { monthAxis } from './month-axis.tsx';
import { useWidth } from './use-width.ts';

/** More bars than these have no room for a value each. */
const mostValues = 13;

interface ColumnBarsProps {
  bars: readonly Bar[];
  /** Name of what is counted, such as 'Empresas'; without it the bars are amounts of money. */
  counted?: string;
}

/**
 * Vertical bars of amounts or counts by month (`MM/AAAA`) with axis, unit and values; a narrow chart names the highest and the last.
 * The bar that was touched or pointed at is read out in full above the chart.
 */
export function ColumnBars({ bars: given, counted }: ColumnBarsProps) {
  const bars = fillMonths<Bar>(given, (month) => ({ key: month, label: month, value: 0, text: 'nada' }));
  const [touched, setTouched] = useState<string>();
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const steps = axisSteps(most, { whole: counted !== undefined });
  const top = steps.at(-1) ?? 0;
  const { divisor, name, digits } = counted === undefined ? moneyUnit(most) : { divisor: 1, name: counted, digits: 0 };
  const inUnit = (values: readonly number[]) => values.map((value) => value / divisor);
  const writeStep = evenNumbers(inUnit(steps), 2);
  const writeValue = evenNumbers(inUnit(bars.map(({ value }) => value)), digits);
  const highest = bars.find(({ value }) => value === most);
  const read = bars.find(({ key }) => key === touched);
  const [ref, width] = useWidth<HTMLDivElement>();
  const label = monthAxis(
    bars.map((bar) => bar.label),
    width / bars.length,
  );
  const isNamed = (bar: Bar, at: number) => bar === highest || at === bars.length - 1 || bar.key === touched;

  return (
    <div className="@container">
      {/* The line of the unit has room for the touched bar, so that nothing moves. */}
      <p className="figures mb-5 flex min-h-4 flex-wrap justify-between gap-x-3 text-caption text-muted">
        {name}
        {read && (
          <span className="text-ink">
            {read.label}: {read.text}
          </span>
        )}
      </p>
      <div className="flex gap-2">
        <div className="figures relative h-40 w-8 shrink-0 text-right text-caption text-muted">
          {steps.map((step) => (
            <span key={step} className="absolute right-0 translate-y-1/2" style={{ bottom: `${(step / top) * 100}%` }}>
              {writeStep(step / divisor)}
            </span>
          ))}
        </div>
        <div ref={ref} className="relative flex min-w-0 flex-1 items-end gap-1 sm:gap-2">
          {steps.slice(1).map((step) => (
            <span
              key={step}
              className="absolute inset-x-0 border-line border-t"
              style={{ top: `${(1 - step / top) * 10}rem` }}
            />
          ))}
          {bars.map((bar, at) => (
            <div key={bar.key} onPointerEnter={() => setTouched(bar.key)} className="relative min-w-0 max-w-16 flex-1">
              <div className="relative flex h-40 items-end border-b">
                <div
                  className="relative w-full overflow-hidden rounded-t-sm"
                  style={{ height: `${shareOf(bar.value, top)}%` }}
                >
                  <Fill bar={bar} upright />
                </div>
                {bar.value > 0 && (
                  <span
                    className={cn(
                      'figures absolute inset-x-0 flex justify-center whitespace-nowrap text-caption',
                      // A value wider than its bar stays off the axis, and inside the card.
                      at === 0 ? '@max-lg:justify-start' : at === bars.length - 1 && '@max-lg:justify-end',
                      !isNamed(bar, at) && (bars.length > mostValues ? 'hidden' : '@max-lg:hidden'),
                    )}
                    style={{ bottom: `calc(${shareOf(bar.value, top)}% + 2px)` }}
                  >
                    {writeValue(bar.value / divisor)}
                  </span>
                )}
              </div>
              {label(at)}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
