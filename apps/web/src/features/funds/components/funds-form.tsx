import { fundRows } from '@restitui/domain/funds/fund-rows.ts';
import type { FundsRecord } from '@restitui/domain/funds/funds.api.ts';
import type { Product } from '@restitui/domain/products/products.api.ts';
import { useMemo, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { UnsavedBar } from '../../../ui/unsaved-bar.tsx';
import { fundMessages } from '../funds.messages.ts';
import { readValue } from '../funds-draft.ts';
import { DiagnosisButton } from './diagnosis-button.tsx';
import { FundsTable } from './funds-table.tsx';
import { PeriodFields } from './period-fields.tsx';
import { useFundsDraft } from './use-funds-draft.ts';

interface FundsFormProps {
  product: Product;
  record: FundsRecord;
  /** Reads the record anew. */
  onReload: () => Promise<FundsRecord | undefined>;
}

/** All 52 verbas to be filled in; saved when asked, all at once. */
export function FundsForm({ product, record, onReload }: FundsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { base, draft, refusals, changes, isSaving, isOvertaken, begin, type, submit } = useFundsDraft(record);
  const rows = useMemo(
    () => fundRows(Object.entries(draft.valores).map(([verba, text]) => ({ verba, valor: readValue(text) ?? 0 }))),
    [draft.valores],
  );

  function save() {
    const refused = submit();
    if (refused) form.current?.querySelector<HTMLInputElement>(`[name="${refused}"]`)?.focus();
  }

  async function reload() {
    const latest = await onReload();
    if (latest) begin(latest);
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
      <Card
        title="Verbas"
        description={base.editado_por ? `Salvas por ${base.editado_por}` : 'Ainda não foram salvas.'}
        actions={<DiagnosisButton product={product} record={base} unsaved={changes > 0} />}
        flush
      >
        {isOvertaken && (
          <Notice
            tone="danger"
            className="mx-4 mb-4"
            action={
              <Button size="sm" onClick={reload}>
                Descartar e recarregar
              </Button>
            }
          >
            {fundMessages.changed}
          </Notice>
        )}
        <PeriodFields draft={draft} refusals={refusals} onType={type} />
        <FundsTable
          rows={rows}
          value={({ verba }) => (
            <FundValue
              verba={verba}
              text={draft.valores[verba] ?? ''}
              refusal={refusals[verba]}
              onType={(text) => type({ valores: { ...draft.valores, [verba]: text } }, verba)}
            />
          )}
        />
      </Card>
      <UnsavedBar
        changes={changes}
        saving={isSaving}
        saveLabel="Salvar verbas"
        description="Os valores que você digitou nas verbas ainda não foram salvos."
        onDiscard={() => begin(record)}
      />
    </form>
  );
}

interface FundValueProps {
  verba: string;
  text: string;
  refusal: string | undefined;
  onType: (text: string) => void;
}

function FundValue({ verba, text, refusal, onType }: FundValueProps) {
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
