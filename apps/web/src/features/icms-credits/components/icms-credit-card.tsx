import { formatBRL } from '@restitui/brazil/money.ts';
import { type IcmsTotals, icmsTotals } from '@restitui/domain/icms-credits/icms-credit-totals.ts';
import type { IcmsCredit } from '@restitui/domain/icms-credits/icms-credits.api.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { amountLabels, icmsAmounts, icmsTaxes } from '../icms-taxes.ts';
import { IcmsCreditActions } from './icms-credit-actions.tsx';
import { Balance, PeriodName } from './icms-credit-row.tsx';
import { IcmsFields } from './icms-fields.tsx';
import { type IcmsRowEnds, useIcmsRow } from './use-icms-draft.ts';

interface CardProps {
  row: IcmsCredit;
  withClient: boolean;
}

/** A period on a phone. */
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

/** The same while it is edited. */
export function IcmsCreditEditorCard({ row, ...ends }: CardProps & IcmsRowEnds) {
  const editing = useIcmsRow(row, ends);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter and Escape of the fields inside
    <div onKeyDown={editing.onKeyDown} className="bg-sunken p-4">
      <IcmsFields editing={editing} autoFocus />
      <div className="mt-4 flex justify-end gap-2">
        <Button onClick={ends.onCancel}>Cancelar</Button>
        <Button variant="primary" onClick={editing.save}>
          Salvar
        </Button>
      </div>
    </div>
  );
}

/** What all periods come to, on a phone. */
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
      <Figure label={`Saldo ${label}`}>
        <Balance value={totals[key].saldo} />
      </Figure>
      {icmsAmounts.map((amount) => (
        <Figure key={amount} label={amountLabels[amount]}>
          {formatBRL(totals[key][amount])}
        </Figure>
      ))}
      {dcomps?.[key] && <Figure label="DCOMP">{dcomps[key]}</Figure>}
    </dl>
  ));
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="figures whitespace-nowrap text-right">{children}</dd>
    </div>
  );
}
