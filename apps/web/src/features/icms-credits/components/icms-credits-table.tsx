import { formatBRL } from '@restitui/brazil/money.ts';
import type { IcmsTotals } from '@restitui/domain/icms-credits/icms-credit-totals.ts';
import type { IcmsCredit } from '@restitui/domain/icms-credits/icms-credits.api.ts';
import { usePhone } from '../../../lib/media-query.ts';
import { Table, TableCell, TableHead, TableHeader, TableRow } from '../../../ui/table.tsx';
import { useWidth } from '../../../ui/use-width.ts';
import { amountLabels, icmsAmounts } from '../icms-taxes.ts';
import { IcmsCreditCard, IcmsCreditEditorCard, IcmsTotalsCard } from './icms-credit-card.tsx';
import { Balance, IcmsCreditEditor, IcmsCreditRow, PeriodLines } from './icms-credit-row.tsx';
import type { IcmsKept } from './use-icms-draft.ts';

/** Rows that are edited, and what was typed in one that the server refused. */
export type EditedRows = ReadonlyMap<string, IcmsKept | undefined>;

interface IcmsCreditsTableProps {
  rows: readonly IcmsCredit[];
  /** Of all pages. */
  totals: IcmsTotals;
  withClient: boolean;
  mayEdit: boolean;
  editing: EditedRows;
  onEdit: (id: string, kept?: IcmsKept) => void;
  /** The row is read again: saved, or given up. */
  onDone: (id: string) => void;
}

/** Below it the balances would lie beyond the edge of the table. */
const leastWidth = 900;

/** One period after the other with the totals of all; cards where it is narrow. */
export function IcmsCreditsTable(props: IcmsCreditsTableProps) {
  const phone = usePhone();
  const [ref, width] = useWidth<HTMLDivElement>();
  const narrow = phone || (width > 0 && width < leastWidth);
  return <div ref={ref}>{narrow ? <PeriodCards {...props} /> : <PeriodTable {...props} />}</div>;
}

function useRowEnds({ editing, mayEdit, onEdit, onDone }: IcmsCreditsTableProps) {
  const ends = ({ id }: IcmsCredit) => ({
    kept: editing.get(id),
    onSaved: () => onDone(id),
    onRefused: (kept: IcmsKept) => onEdit(id, kept),
    onCancel: () => onDone(id),
  });
  const begin = ({ id }: IcmsCredit) => (mayEdit ? () => onEdit(id) : undefined);
  return { ends, begin };
}

function PeriodCards(props: IcmsCreditsTableProps) {
  const { rows, totals, withClient, editing } = props;
  const { ends, begin } = useRowEnds(props);
  return (
    <>
      <ul aria-label="Controle de créditos de ICMS" className="divide-y border-t">
        {rows.map((row) => (
          <li key={row.id}>
            {editing.has(row.id) ? (
              <IcmsCreditEditorCard row={row} withClient={withClient} {...ends(row)} />
            ) : (
              <IcmsCreditCard row={row} withClient={withClient} onEdit={begin(row)} />
            )}
          </li>
        ))}
      </ul>
      <IcmsTotalsCard totals={totals} />
    </>
  );
}

function PeriodTable(props: IcmsCreditsTableProps) {
  const { rows, totals, withClient, editing } = props;
  const { ends, begin } = useRowEnds(props);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard
    <section aria-label="Tabela do controle" tabIndex={0} className="relative overflow-x-auto border-t">
      <Table
        aria-label="Controle de créditos de ICMS"
        className="whitespace-nowrap [&_td]:px-2 [&_th]:px-2 [&_td:first-child[rowspan]]:pl-4 [&_th:first-child]:pl-4"
      >
        <TableHead>
          <TableRow>
            <TableHeader>Período apurado</TableHeader>
            <TableHeader>Tributo</TableHeader>
            {icmsAmounts.map((amount) => (
              <TableHeader key={amount} align="end">
                {amountLabels[amount]}
              </TableHeader>
            ))}
            <TableHeader>DCOMP inicial</TableHeader>
            <TableHeader align="end">Saldo</TableHeader>
            <TableHeader>
              <span className="sr-only">Ações</span>
            </TableHeader>
          </TableRow>
        </TableHead>
        {rows.map((row) =>
          editing.has(row.id) ? (
            <IcmsCreditEditor key={row.id} row={row} withClient={withClient} {...ends(row)} />
          ) : (
            <IcmsCreditRow key={row.id} row={row} withClient={withClient} onEdit={begin(row)} />
          ),
        )}
        <tfoot className="font-semibold">
          <PeriodLines
            first={<span className="leading-8">Total</span>}
            last={null}
            line={({ key }) => (
              <>
                {icmsAmounts.map((amount) => (
                  <TableCell key={amount} align="end">
                    {formatBRL(totals[key][amount])}
                  </TableCell>
                ))}
                <TableCell />
                <TableCell align="end" className="last:pr-2">
                  <Balance value={totals[key].saldo} />
                </TableCell>
              </>
            )}
          />
        </tfoot>
      </Table>
    </section>
  );
}
