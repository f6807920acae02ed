import { formatBRL, formatDecimal } from '@restitui/brazil/money.ts';
import { classLabels, type PositionClass } from '@restitui/domain/recovery/file-analyses/analysis-class.ts';
import { isSelected, isSummable, type ThesisRow } from '@restitui/domain/recovery/file-analyses/analysis-totals.ts';
import type { AnalysisMonthRow } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { formatPeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { useState } from 'react';
import { cn } from '../../../../lib/cn.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Card } from '../../../../ui/card.tsx';
import { figureWidth } from '../../../../ui/fitting-columns.ts';
import { Select } from '../../../../ui/select.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeadRow,
  TableRow,
  TableRowHeader,
} from '../../../../ui/table.tsx';
import { useWidth } from '../../../../ui/use-width.ts';
import { classTones } from '../class-tone.ts';
import { firstShownPeriod, thesisPeriods } from '../thesis-periods.ts';

interface ThesisGridProps {
  rows: readonly ThesisRow[];
  meses: readonly AnalysisMonthRow[];
  classes: readonly PositionClass[];
  onOpen: (competencia: string) => void;
}

/** Least width of the names in pixels. */
const nameWidth = 200;

/** Theses by month, of a year or the part of one that has room; what has expired is struck through, what does not count is muted (PR-072). */
export function ThesisGrid({ rows, meses, classes, onOpen }: ThesisGridProps) {
  const [frame, width] = useWidth<HTMLElement>();
  const amounts = rows.flatMap(({ cells }) => [...cells.values()].map(({ credito }) => formatDecimal(credito)));
  const periods = thesisPeriods(
    meses.map(({ competencia }) => competencia),
    { frame: width, name: nameWidth, month: figureWidth('00/0000', amounts) },
  );
  /** A month of the chosen part of a year: parts change with the width of the window. */
  const [chosen, setChosen] = useState<string>();
  const period = periods.find(({ months }) => chosen && months.includes(chosen)) ?? firstShownPeriod(periods);
  const months = period?.months ?? [];
  const ofYear = rows.filter(({ cells }) => months.some((month) => cells.has(month)));
  return (
    <Card
      title="Teses por mês"
      description="Crédito de cada tese, sem Selic."
      className="max-md:hidden"
      flush
      actions={
        <Select
          aria-label="Ano ou parte do ano"
          className="w-60"
          value={period?.label}
          onValueChange={(label) => setChosen(periods.find((each) => each.label === label)?.months[0])}
          options={periods.map(({ label }) => ({ value: label, label }))}
        />
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section ref={frame} className="overflow-x-auto" aria-label="Teses por mês" tabIndex={0}>
        <Table>
          <TableHeadRow>
            <TableHeader className="sticky left-0 bg-surface" style={{ minWidth: nameWidth }}>
              Tese
            </TableHeader>
            {months.map((month) => (
              <TableHeader key={month} align="end">
                {formatPeriod(month)}
              </TableHeader>
            ))}
          </TableHeadRow>
          <TableBody>
            {ofYear.map((row) => (
              <TableRow key={row.key}>
                <TableRowHeader className="sticky left-0 bg-surface">
                  <p className="whitespace-normal font-medium">{row.nome}</p>
                  <div className="flex flex-wrap items-center gap-1.5 py-1">
                    <Badge tone={classTones[row.classe]}>{classLabels[row.classe]}</Badge>
                    {row.a_conferir && <Badge tone="warning">A conferir</Badge>}
                  </div>
                  <p className="whitespace-normal text-caption text-muted">{row.fonte}</p>
                </TableRowHeader>
                {months.map((month) => {
                  const cell = row.cells.get(month);
                  return (
                    <TableCell key={month} align="end" className="figures">
                      {cell ? (
                        <button
                          type="button"
                          onClick={() => onOpen(month)}
                          aria-label={`${row.nome}, ${formatPeriod(month)}: ${formatBRL(cell.credito)}`}
                          className={cn(
                            'underline-offset-4 hover:underline',
                            cell.prescrito && 'line-through',
                            (!isSummable(cell) || !isSelected(cell, classes)) && 'text-muted',
                          )}
                        >
                          {formatDecimal(cell.credito)}
                        </button>
                      ) : (
                        ''
                      )}
                    </TableCell>
                  );
                })}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </section>
    </Card>
  );
}
