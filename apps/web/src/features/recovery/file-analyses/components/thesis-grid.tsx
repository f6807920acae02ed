import { formatBRL, formatDecimal } from '@restitui/brazil/money.ts';
import { periodYear } from '@restitui/brazil/tax-month.ts';
import { classLabels, type PositionClass } from '@restitui/domain/recovery/file-analyses/analysis-class.ts';
import { isSelected, isSummable, type ThesisRow } from '@restitui/domain/recovery/file-analyses/analysis-totals.ts';
import type { AnalysisMonthRow } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { formatPeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { useState } from 'react';
import { cn } from '../../../../lib/cn.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Card } from '../../../../ui/card.tsx';
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
import { classTones } from '../class-tone.ts';

interface ThesisGridProps {
  rows: readonly ThesisRow[];
  meses: readonly AnalysisMonthRow[];
  classes: readonly PositionClass[];
  onOpen: (competencia: string) => void;
}

/** Theses of one year by month; what has expired is struck through, what does not count is muted (PR-072). */
export function ThesisGrid({ rows, meses, classes, onOpen }: ThesisGridProps) {
  const years = [...new Set(meses.map(({ competencia }) => periodYear(competencia)))].toReversed();
  const [chosen, setYear] = useState<string>();
  const year = chosen && years.includes(chosen) ? chosen : years[0];
  const months = meses.map(({ competencia }) => competencia).filter((month) => month.endsWith(`/${year}`));
  const ofYear = rows.filter(({ cells }) => months.some((month) => cells.has(month)));
  return (
    <Card
      title="Teses por mês"
      description="Crédito de cada tese, sem Selic."
      className="max-md:hidden"
      flush
      actions={
        <Select
          aria-label="Ano"
          className="w-28"
          value={year}
          onValueChange={setYear}
          options={years.map((value) => ({ value, label: value }))}
        />
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="overflow-x-auto" aria-label="Teses por mês" tabIndex={0}>
        <Table>
          <TableHeadRow>
            <TableHeader className="sticky left-0 min-w-64 bg-surface">Tese</TableHeader>
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
