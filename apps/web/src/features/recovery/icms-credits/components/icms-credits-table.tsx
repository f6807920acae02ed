import { formatBRL } from '@restitui/brazil/money.ts';
import type { IcmsTotals } from '@restitui/domain/recovery/icms-credits/icms-credit-totals.ts';
import type { IcmsCredit } from '@restitui/domain/recovery/icms-credits/icms-credits.api.ts';
import { usePhone } from '../../../../lib/media-query.ts';
import { Table, TableCell, TableHeader, TableHeadRow } from '../../../../ui/table.tsx';
import { useNarrowness } from '../../../../ui/use-width.ts';
import { Balance } from '../../credits/components/balance.tsx';
import { amountLabels, icmsAmounts } from '../icms-taxes.ts';
import { IcmsCreditCard, IcmsCreditEditorCard, IcmsTotalsCard } from './icms-credit-card.tsx';
import { IcmsCreditEditor, IcmsCreditRow, PeriodLines } from './icms-credit-row.tsx';
import type { RefusedIcmsRow } from './use-icms-draft.ts';

/** Rows in edit mode, with the input of those that the server refused. */
export type EditedRows = ReadonlyMap<string, RefusedIcmsRow | undefined>;

interface IcmsCreditsTableProps {
  rows: readonly IcmsCredit[];
  /** Totals of all pages. */
  totals: IcmsTotals;
  withClient: boolean;
  mayEdit: boolean;
  editing: EditedRows;
  onEdit: (id: string, refused?: RefusedIcmsRow) => void;
  /** Called when a row leaves edit mode. */
  onDone: (id: string) => void;
}

/** Below this width the balances would be cut off. */
const widthLimits = [900];

/** Renders the periods with totals as a table, or as cards on narrow screens. */
export function IcmsCreditsTable(props: IcmsCreditsTableProps) {
  const phone = usePhone();
  const [ref, narrowness] = useNarrowness<HTMLDivElement>(widthLimits);
  return <div ref={ref}>{phone || narrowness > 0 ? <PeriodCards {...props} /> : <PeriodTable {...props} />}</div>;
}

function useRowHandlers({ editing, mayEdit, onEdit, onDone }: IcmsCreditsTableProps) {
  const handlers = ({ id }: IcmsCredit) => ({
    refused: editing.get(id),
    onSaved: () => onDone(id),
    onRefused: (refused: RefusedIcmsRow) => onEdit(id, refused),
    onCancel: () => onDone(id),
  });
  const startEditing = ({ id }: IcmsCredit) => (mayEdit ? () => onEdit(id) : undefined);
  return { handlers, startEditing };
}

function PeriodCards(props: IcmsCreditsTableProps) {
  const { rows, totals, withClient, editing } = props;
  const { handlers, startEditing } = useRowHandlers(props);
  return (
    <>
      <ul aria-label="Controle de créditos de ICMS" className="divide-y border-t">
        {rows.map((row) => (
          <li key={row.id}>
            {editing.has(row.id) ? (
              <IcmsCreditEditorCard row={row} withClient={withClient} {...handlers(row)} />
            ) : (
              <IcmsCreditCard row={row} withClient={withClient} onEdit={startEditing(row)} />
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
  const { handlers, startEditing } = useRowHandlers(props);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard
    <section aria-label="Tabela do controle" tabIndex={0} className="relative overflow-x-auto border-t">
      <Table
        aria-label="Controle de créditos de ICMS"
        className="whitespace-nowrap [&_td]:px-1.5 [&_th]:px-1.5 min-[90rem]:[&_td]:px-2 min-[90rem]:[&_th]:px-2 [&_td:first-child[rowspan]]:pl-4 [&_th:first-child]:pl-4"
      >
        <TableHeadRow>
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
        </TableHeadRow>
        {rows.map((row) =>
          editing.has(row.id) ? (
            <IcmsCreditEditor key={row.id} row={row} withClient={withClient} {...handlers(row)} />
          ) : (
            <IcmsCreditRow key={row.id} row={row} withClient={withClient} onEdit={startEditing(row)} />
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
