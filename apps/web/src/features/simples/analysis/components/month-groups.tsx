import type { MonthTotals } from '@restitui/domain/simples/analysis/month-totals.ts';
import type { MonthWork } from '@restitui/domain/simples/analysis/month-work.ts';
import type { MonthColumn } from './month-columns.tsx';
import { MonthRow, type RowStop } from './month-row.tsx';
import { MonthYear } from './month-year.tsx';

interface MonthGroupsProps {
  years: readonly { ano: string; meses: readonly MonthWork[] }[];
  columns: readonly MonthColumn[];
  sumsOf: (months: readonly MonthWork[]) => MonthTotals;
  /** Month of the open drawer. */
  opened: string | undefined;
  isYearOpen: (ano: string) => boolean;
  onToggleYear: (ano: string) => void;
  onOpen: (competencia: string) => void;
  stopOf: (name: string) => RowStop;
}

/** The rows of the months; where there are several years, below a row for each year that folds them. */
export function MonthGroups(props: MonthGroupsProps) {
  const { years, columns, sumsOf, isYearOpen, onToggleYear, stopOf } = props;
  const isGrouped = years.length > 1;
  return years.map(({ ano, meses }) => (
    <tbody key={ano} aria-label={ano}>
      {isGrouped && (
        <MonthYear
          {...{ ano, months: meses, sums: sumsOf(meses), columns }}
          isOpen={isYearOpen(ano)}
          stop={stopOf(ano)}
          onToggle={() => onToggleYear(ano)}
        />
      )}
      {(!isGrouped || isYearOpen(ano)) &&
        meses.map((work) => <Row key={work.row.competencia} work={work} {...props} />)}
    </tbody>
  ));
}

function Row({ work, columns, opened, onOpen, stopOf }: MonthGroupsProps & { work: MonthWork }) {
  const { competencia } = work.row;
  return (
    <MonthRow
      work={work}
      columns={columns}
      isOpen={competencia === opened}
      stop={stopOf(competencia)}
      onOpen={() => onOpen(competencia)}
    />
  );
}
