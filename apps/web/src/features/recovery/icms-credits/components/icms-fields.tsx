import type { ReactNode } from 'react';
import { Balance } from '../../credits/components/balance.tsx';
import { amountLabels, icmsAmounts, icmsTaxes } from '../icms-taxes.ts';
import { IcmsInput } from './icms-inputs.tsx';
import type { IcmsEditing } from './use-icms-draft.ts';

/** Renders all fields of a period, grouped by contribution. */
export function IcmsFields({ editing, autoFocus = false }: { editing: IcmsEditing; autoFocus?: boolean }) {
  return (
    <div className="flex flex-col gap-5">
      <Line label="Período apurado">
        <IcmsInput
          editing={editing}
          field="periodoApurado"
          label="Período apurado"
          kind="month"
          autoFocus={autoFocus}
        />
      </Line>
      {icmsTaxes.map((tax) => (
        <fieldset key={tax.key} className="flex flex-col gap-2">
          <legend className="mb-2 flex w-full justify-between gap-4 border-b pb-1 font-medium text-body">
            {tax.label}
            <span className="figures text-caption">
              Saldo <Balance value={editing.preview?.[tax.key].saldo} />
            </span>
          </legend>
          {icmsAmounts.map((amount) => (
            <Line key={amount} label={amountLabels[amount]}>
              <IcmsInput
                editing={editing}
                field={tax[amount]}
                label={`${amountLabels[amount]} ${tax.label}`}
                kind="money"
              />
            </Line>
          ))}
          <Line label="DCOMP inicial">
            <IcmsInput editing={editing} field={tax.dcomp} label={`DCOMP inicial ${tax.label}`} kind="text" />
          </Line>
        </fieldset>
      ))}
    </div>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_1fr] items-start gap-3">
      <span aria-hidden className="pt-1.5 text-caption text-muted">
        {label}
      </span>
      {children}
    </div>
  );
}
