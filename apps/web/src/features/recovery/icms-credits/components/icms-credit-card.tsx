import { formatBRL } from '@restitui/brazil/money.ts';
import { type IcmsTotals, icmsTotals } from '@restitui/domain/recovery/icms-credits/icms-credit-totals.ts';
import type { IcmsCredit } from '@restitui/domain/recovery/icms-credits/icms-credits.api.ts';
import { Button } from '../../../../ui/button.tsx';
import { Balance } from '../../credits/components/balance.tsx';
import { FigureLine } from '../../credits/components/figure-line.tsx';
import { amountLabels, icmsAmounts, icmsTaxes } from '../icms-taxes.ts';
import { IcmsCreditActions } from './icms-credit-actions.tsx';
import { PeriodName } from './icms-credit-row.tsx';
import { IcmsFields } from './icms-fields.tsx';
import { type IcmsRowHandlers, useIcmsRow } from './use-icms-draft.ts';

interface CardProps {
  row: IcmsCredit;
  withClient: boolean;
}

/** Renders a period as a card on phones. */
export function IcmsCreditCard({ row, withClient, onEdit }: CardProps & { onEdit: (() => void) | undefined }) {
  return (
    <div className="p-4">
      <div className="flex items-start justify-between gap-2">
        <PeriodName row={row} withClient={withClient} />
        {onEdit && <IcmsCreditActions row={row} onEdit={onEdit} />}
      </div>
      <Figures totals={icmsTotals([row])} dcomps={{ pis: row.dcompInicialPis, cofins: row.dcompInicialCofins }} />
    </div>
  );
}

/** Renders a period as a card in edit mode. */
export function IcmsCreditEditorCard({ row, ...handlers }: CardProps & IcmsRowHandlers) {
  const editing = useIcmsRow(row, handlers);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter and Escape of the fields inside
    <div onKeyDown={editing.onKeyDown} className="bg-sunken p-4">
      <IcmsFields editing={editing} autoFocus />
      <div className="mt-4 flex justify-end gap-2">
        <Button onClick={handlers.onCancel}>Cancelar</Button>
        <Button variant="primary" onClick={editing.save}>
          Salvar
        </Button>
      </div>
    </div>
  );
}

/** Renders the totals of all periods as a card. */
export function IcmsTotalsCard({ totals }: { totals: IcmsTotals }) {
  return (
    <section aria-label="Total do controle" className="border-t p-4">
      <h3 className="font-semibold">Total</h3>
      <Figures totals={totals} />
    </section>
  );
}

interface FiguresProps {
  totals: IcmsTotals;
  dcomps?: Record<'pis' | 'cofins', string>;
}

function Figures({ totals, dcomps }: FiguresProps) {
  return icmsTaxes.map(({ key, label }) => (
    <dl key={key} aria-label={label} className="mt-2 flex flex-col gap-1">
      <FigureLine label={`Saldo ${label}`}>
        <Balance value={totals[key].saldo} />
      </FigureLine>
      {icmsAmounts.map((amount) => (
        <FigureLine key={amount} label={amountLabels[amount]}>
          {formatBRL(totals[key][amount])}
        </FigureLine>
      ))}
      {dcomps?.[key] && (
        <FigureLine label="DCOMP">
          <span className="text-caption tracking-tight">{dcomps[key]}</span>
        </FigureLine>
      )}
    </dl>
  ));
}
