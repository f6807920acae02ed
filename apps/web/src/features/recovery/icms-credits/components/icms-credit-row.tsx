import { displayName } from '@restitui/brazil/display-name.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { icmsTotals } from '@restitui/domain/recovery/icms-credits/icms-credit-totals.ts';
import type { IcmsCredit } from '@restitui/domain/recovery/icms-credits/icms-credits.api.ts';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TableCell, TableRow } from '../../../../ui/table.tsx';
import { Balance } from '../../credits/components/balance.tsx';
import { amountLabels, type IcmsTax, icmsAmounts, icmsTaxes } from '../icms-taxes.ts';
import { IcmsCreditActions, nameOfPeriod } from './icms-credit-actions.tsx';
import { IcmsInput } from './icms-inputs.tsx';
import { type IcmsRowHandlers, useIcmsRow } from './use-icms-draft.ts';

interface LinesProps {
  /** Cells before and after the lines of both contributions. */
  first: ReactNode;
  last: ReactNode;
  line: (tax: IcmsTax) => ReactNode;
}

/** Renders a period as two table rows, PIS and COFINS. */
export function PeriodLines({ first, last, line }: LinesProps) {
  return icmsTaxes.map((tax, i) => (
    <TableRow key={tax.key} className={i === 0 ? '[&>td:not([rowspan])]:border-b-0' : '[&>td]:border-b!'}>
      {i === 0 && (
        <TableCell rowSpan={2} className="align-top">
          {first}
        </TableCell>
      )}
      <TableCell className="text-muted first:pl-2">{tax.label}</TableCell>
      {line(tax)}
      {i === 0 && (
        <TableCell rowSpan={2} align="end" className="align-top">
          {last}
        </TableCell>
      )}
    </TableRow>
  ));
}

interface IcmsCreditRowProps {
  row: IcmsCredit;
  withClient: boolean;
  /** Absent for read-only users. */
  onEdit: (() => void) | undefined;
}

/** Renders a period in read mode. */
export function IcmsCreditRow({ row, withClient, onEdit }: IcmsCreditRowProps) {
  const totals = icmsTotals([row]);
  return (
    <tbody aria-label={nameOfPeriod(row)} className="[&_td]:hover:bg-hover">
      <PeriodLines
        first={<PeriodName row={row} withClient={withClient} />}
        last={onEdit && <IcmsCreditActions row={row} onEdit={onEdit} />}
        line={(tax) => (
          <>
            {icmsAmounts.map((amount) => (
              <TableCell key={amount} align="end">
                {formatBRL(row[tax[amount]])}
              </TableCell>
            ))}
            <TableCell className="figures min-w-36 whitespace-normal break-all text-caption">
              {row[tax.dcomp] || <span className="text-muted">—</span>}
            </TableCell>
            <TableCell align="end" className="last:pr-2">
              <Balance value={totals[tax.key].saldo} />
            </TableCell>
          </>
        )}
      />
    </tbody>
  );
}

export function PeriodName({ row, withClient }: Pick<IcmsCreditRowProps, 'row' | 'withClient'>) {
  return (
    <div className="py-1.5">
      <span className="figures font-medium">{row.periodoApurado}</span>
      {withClient && (
        <span className="block max-w-56 truncate text-caption text-muted">{displayName(row.empresa)}</span>
      )}
    </div>
  );
}

interface IcmsEditorProps extends IcmsRowHandlers {
  row: IcmsCredit;
  withClient: boolean;
}

/** Renders a period in edit mode; balances update while typing. */
export function IcmsCreditEditor({ row, withClient, ...handlers }: IcmsEditorProps) {
  const editing = useIcmsRow(row, handlers);
  const of = row.periodoApurado;
  return (
    <tbody
      aria-label={`Editando ${nameOfPeriod(row)}`}
      onKeyDown={editing.onKeyDown}
      className="[&_td]:bg-sunken [&_td]:align-top"
    >
      <PeriodLines
        first={
          <div className="py-1">
            <IcmsInput
              editing={editing}
              field="periodoApurado"
              label={`Período apurado ${of}`}
              kind="month"
              autoFocus
            />
            {withClient && (
              <span className="mt-1 block max-w-56 truncate text-caption text-muted">{displayName(row.empresa)}</span>
            )}
          </div>
        }
        last={
          <span className="inline-flex whitespace-nowrap py-1">
            <IconButton icon={Check} label="Salvar" size="sm" onClick={editing.save} />
            <IconButton icon={X} label="Cancelar" size="sm" onClick={handlers.onCancel} />
          </span>
        }
        line={(tax) => (
          <>
            {icmsAmounts.map((amount) => (
              <TableCell key={amount} align="end">
                <IcmsInput
                  editing={editing}
                  field={tax[amount]}
                  label={`${amountLabels[amount]} ${tax.label} ${of}`}
                  kind="money"
                />
              </TableCell>
            ))}
            <TableCell>
              <IcmsInput editing={editing} field={tax.dcomp} label={`DCOMP inicial ${tax.label} ${of}`} kind="text" />
            </TableCell>
            <TableCell align="end" className="leading-8 last:pr-2">
              <Balance value={editing.preview?.[tax.key].saldo} />
            </TableCell>
          </>
        )}
      />
    </tbody>
  );
}
