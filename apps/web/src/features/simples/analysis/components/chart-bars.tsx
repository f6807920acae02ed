import { formatBRL } from '@restitui/brazil/money.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { cn } from '../../../../lib/cn.ts';
import { axisTicks, labelEvery, type MonthBar } from '../month-bars.ts';

const height = 208;
const edge = { left: 56, top: 8, bottom: 24 };
const halfLabel = 28;

interface ChartBarsProps {
  bars: readonly MonthBar[];
  width: number;
  pointed: string | null;
  onPoint: (competencia: string | null) => void;
  onOpen: (competencia: string) => void;
}

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** Bars of the months. They are one stop of Tab: arrow keys go through the months, Enter opens one. */
export function ChartBars({ bars, width, pointed, onPoint, onOpen }: ChartBarsProps) {
  const ticks = axisTicks(Math.max(0, ...bars.map((bar) => Math.max(bar.pago, (bar.devido ?? 0) + bar.restituir))));
  const top = ticks.at(-1) || 1;
  const plot = { width: width - edge.left, height: height - edge.top - edge.bottom };
  const step = plot.width / Math.max(1, bars.length);
  const thickness = Math.max(2, Math.min(28, step * 0.64));
  const y = (value: number) => edge.top + plot.height * (1 - value / top);
  const every = labelEvery(bars.length, plot.width, 64);

  const chart = useRef<SVGSVGElement>(null);
  const [active, setActive] = useState(bars.length - 1);
  const last = bars.length - 1;
  const stop = Math.max(0, Math.min(active, last));

  function press(event: KeyboardEvent, at: number) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const competencia = bars[at]?.competencia;
    if ((event.key === 'Enter' || event.key === ' ') && competencia) {
      event.preventDefault();
      onOpen(competencia);
      return;
    }
    const next = moves[event.key]?.(at, last);
    if (next === undefined) return;
    event.preventDefault();
    const to = Math.max(0, Math.min(last, next));
    setActive(to);
    chart.current?.querySelectorAll<SVGGElement>('[data-bar]')[to]?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be an SVG
    <svg
      ref={chart}
      role="group"
      aria-label="Barras de cada mês: pago, devido e a restituir. Os números estão na tabela abaixo."
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="print:h-auto print:max-w-full"
      onPointerLeave={() => onPoint(null)}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={edge.left}
            x2={width}
            y1={y(tick)}
            y2={y(tick)}
            className="stroke-line"
            shapeRendering="crispEdges"
          />
          <text x={edge.left - 8} y={y(tick)} dy="0.35em" textAnchor="end" className="figures fill-muted text-caption">
            {tick.toLocaleString('pt-BR')}
          </text>
        </g>
      ))}
      {bars.map((bar, i) => {
        const due = bar.devido ?? 0;
        const x = edge.left + step * i + (step - thickness) / 2;
        const block = (from: number, to: number) => ({ x, width: thickness, y: y(to), height: y(from) - y(to) });
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button cannot be drawn inside an SVG
          <g
            key={bar.competencia}
            data-bar
            role="button"
            tabIndex={i === stop ? 0 : -1}
            aria-label={nameOf(bar)}
            className="group cursor-pointer outline-none"
            onPointerEnter={() => onPoint(bar.competencia)}
            onFocus={() => {
              setActive(i);
              onPoint(bar.competencia);
            }}
            onBlur={() => onPoint(null)}
            onKeyDown={(event) => press(event, i)}
            onClick={() => onOpen(bar.competencia)}
          >
            <rect
              x={edge.left + step * i}
              y={edge.top}
              width={step}
              height={plot.height}
              strokeWidth={2}
              className={cn(
                'group-focus-visible:stroke-brand-text',
                pointed === bar.competencia ? 'fill-hover' : 'fill-transparent',
              )}
            />
            <rect {...block(0, bar.pago)} className="fill-sunken stroke-line-strong" strokeWidth={1} />
            <rect {...block(0, due)} className="fill-line-strong" />
            <rect {...block(due, due + bar.restituir)} className="fill-positive" />
            {i % every === 0 && (
              <text
                x={Math.min(x + thickness / 2, width - halfLabel)}
                y={height - 6}
                textAnchor="middle"
                className="figures fill-muted text-caption"
              >
                {bar.competencia}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function nameOf({ competencia, pago, devido, restituir }: MonthBar): string {
  const due = devido === null ? '' : `devido ${formatBRL(devido)}, `;
  return `Abrir ${competencia}: pago ${formatBRL(pago)}, ${due}a restituir ${formatBRL(restituir)}`;
}
