import { counted } from '@restitui/brazil/counted.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { formatBRL, sumOfReais } from '@restitui/brazil/money.ts';
import { payrollItemTypes } from '@restitui/domain/recovery/payroll-items/payroll-item-catalogue.ts';
import { payrollItemRows } from '@restitui/domain/recovery/payroll-items/payroll-item-rows.ts';
import type { PayrollItemsRecord } from '@restitui/domain/recovery/payroll-items/payroll-items.api.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { useMemo, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { DraftOffer } from '../../../../ui/draft-offer.tsx';
import { FoldingCard } from '../../../../ui/folding-card.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { UnsavedBar } from '../../../../ui/unsaved-bar.tsx';
import { payrollItemMessages } from '../payroll-items.messages.ts';
import { readValue } from '../payroll-items-draft.ts';
import { DiagnosisButton } from './diagnosis-button.tsx';
import { PayrollItemsTable } from './payroll-items-table.tsx';
import { PeriodFields } from './period-fields.tsx';
import { usePayrollItemsDraft } from './use-payroll-items-draft.ts';

interface PayrollItemsFormProps {
  product: Product;
  record: PayrollItemsRecord;
  /** Reloads the record. */
  onReload: () => Promise<PayrollItemsRecord | undefined>;
}

/** Renders all 52 payroll items as a form that is saved as a whole. */
export function PayrollItemsForm({ product, record, onReload }: PayrollItemsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { base, draft, kept, take, refusals, changes, isSaving, hasConflict, resetTo, type, submit } =
    usePayrollItemsDraft(record);
  const rows = useMemo(
    () =>
      payrollItemRows(
        payrollItemTypes.map(({ verba }) => ({
          verba,
          valor: readValue(draft.valores[verba]) ?? 0,
          prometida: draft.prometidas[verba],
        })),
      ),
    [draft],
  );

  function save() {
    const refused = submit();
    if (!refused) return;
    const field = form.current?.querySelector<HTMLInputElement>(`[name="${refused}"]`);
    // A phone may have the card folded.
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  }

  async function reload() {
    const latest = await onReload();
    if (latest) resetTo(latest);
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className="mb-4 empty:hidden">
        <DraftOffer draft={kept} onTake={take} />
      </div>
      <FoldingCard
        title="Verbas"
        summary={`${formatBRL(sumOfReais(rows.map(({ valor }) => valor)))} em ${counted(rows.filter(({ valor }) => valor > 0).length, 'verba', 'verbas')}`}
        description={base.editado_por ? `Salvas por ${displayName(base.editado_por)}` : 'Ainda não foram salvas.'}
        isFolding={changes === 0 && !hasConflict}
        actions={<DiagnosisButton product={product} record={base} unsaved={changes > 0} />}
        flush
      >
        {hasConflict && (
          <Notice
            tone="danger"
            className="mx-4 mb-4"
            action={
              <Button size="sm" onClick={reload}>
                Descartar e recarregar
              </Button>
            }
          >
            {payrollItemMessages.changed}
          </Notice>
        )}
        <PeriodFields draft={draft} refusals={refusals} onType={type} />
        <PayrollItemsTable
          rows={rows}
          onPromise={(verba, prometida) => type({ prometidas: { ...draft.prometidas, [verba]: prometida } }, verba)}
          value={({ verba }) => (
            <PayrollItemValue
              verba={verba}
              text={draft.valores[verba] ?? ''}
              refusal={refusals[verba]}
              onType={(text) => type({ valores: { ...draft.valores, [verba]: text } }, verba)}
            />
          )}
        />
      </FoldingCard>
      <UnsavedBar
        changes={changes}
        saving={isSaving}
        saveLabel="Salvar verbas"
        description="Os valores que você digitou nas verbas ainda não foram salvos."
        onDiscard={() => resetTo(record)}
      />
    </form>
  );
}

interface PayrollItemValueProps {
  verba: string;
  text: string;
  refusal: string | undefined;
  onType: (text: string) => void;
}

function PayrollItemValue({ verba, text, refusal, onType }: PayrollItemValueProps) {
  return (
    <>
      <Input
        name={verba}
        aria-label={`Valor de ${verba}`}
        aria-invalid={refusal ? true : undefined}
        value={text}
        placeholder="0,00"
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => onType(event.currentTarget.value)}
        className="figures h-8 text-right"
      />
      {refusal && (
        <span role="alert" className="block py-1 text-caption text-danger">
          {refusal}
        </span>
      )}
    </>
  );
}
