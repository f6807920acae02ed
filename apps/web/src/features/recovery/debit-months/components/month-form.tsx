import { formatBRL } from '@restitui/brazil/money.ts';
import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { totalUsedOf } from '@restitui/domain/recovery/debit-months/debit-month-totals.ts';
import type { DebitMonth } from '@restitui/domain/recovery/debit-months/debit-months.api.ts';
import { maskPeriod } from '@restitui/domain/recovery/payroll-items/payroll-items-period.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldErrors } from '../../../../lib/field-errors.ts';
import { useDraft } from '../../../../lib/use-draft.ts';
import { useFocusInvalid } from '../../../../lib/use-focus-invalid.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { DraftOffer } from '../../../../ui/draft-offer.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { saveDebitMonth } from '../debit-months.queries.ts';
import { type MonthDraft, monthDraftOf, readMonthDraft, typedAmounts, withNewKeys } from '../month-draft.ts';
import type { MonthKind } from '../month-tabs.ts';
import { MonthFileChoice } from './month-file-choice.tsx';
import { MonthItems } from './month-items.tsx';
import { RemoveMonth } from './remove-month.tsx';

interface MonthFormProps {
  kind: MonthKind;
  assessment: Assessment;
  /** Absent for a new month. */
  month?: DebitMonth;
  taken?: readonly DebitMonth[];
  onDone: () => void;
}

/** Renders the form of a month in place of its row. */
export function MonthForm({ kind, assessment, month, taken = [], onDone }: MonthFormProps) {
  // The version at the start of editing: a concurrent save must be detected as a conflict.
  const [original] = useState(month);
  const [draft, setDraft] = useState(() => monthDraftOf(month));
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const [typed, setTyped] = useState(false);
  const name = `mês ${assessment.id} ${month ? `${month.month} ${month.version}` : ''}`;
  const save = useMutation(withDraft(saveDebitMonth(assessment.id), name));
  const { form, refused } = useFocusInvalid<HTMLFormElement>();
  const kept = useDraft(name, draft, typed && !save.isSuccess);

  function type(change: Partial<MonthDraft>) {
    setDraft({ ...draft, ...change });
    setTyped(true);
    setRefusals({});
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readMonthDraft(draft, original ? [] : taken.map(({ month: each }) => each));
    setRefusals('refusals' in read ? read.refusals : {});
    if ('refusals' in read) return refused();
    save.mutate(
      { ...read, seen: original?.version ?? 0 },
      {
        onSuccess: onDone,
        onError: (error) => {
          setRefusals(fieldErrors(error));
          refused();
        },
      },
    );
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={original ? `Editar ${original.month}` : 'Novo mês'}
      className="p-4"
    >
      <div className="mb-4 empty:hidden">
        <DraftOffer draft={kept} onTake={(values) => type({ ...values, items: withNewKeys(values.items) })} />
      </div>
      <div className="grid gap-4 sm:grid-cols-[10rem_12rem]">
        {original ? (
          <p className="self-center font-semibold text-lead">{original.month}</p>
        ) : (
          <Field label="Mês" required error={refusals.month}>
            <Input
              value={draft.month}
              placeholder="MM/AAAA"
              inputMode="numeric"
              maxLength={7}
              className="figures"
              onChange={(event) => type({ month: maskPeriod(event.currentTarget.value) })}
            />
          </Field>
        )}
        {kind === 'recuperacao' && (
          <Field label="Crédito do mês" error={refusals.credit}>
            <Input
              value={draft.credit}
              placeholder="0,00"
              inputMode="decimal"
              className="figures text-right"
              onChange={(event) => type({ credit: event.currentTarget.value })}
            />
          </Field>
        )}
      </div>
      <MonthItems items={draft.items} refusals={refusals} onChange={(items) => type({ items })} />
      <p className="figures mt-3 text-body">
        Total utilizado <strong className="font-semibold">{formatBRL(totalUsedOf(typedAmounts(draft)))}</strong>
      </p>
      {refusals.items && (
        <p role="alert" className="mt-1 text-caption text-danger">
          {refusals.items}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
        <Checkbox label="Pago" checked={draft.isPaid} onCheckedChange={(isPaid) => type({ isPaid: isPaid === true })} />
        <Checkbox
          label="Situação PER/DCOMP"
          checked={draft.isSituacaoPerDComp}
          onCheckedChange={(checked) => type({ isSituacaoPerDComp: checked === true })}
        />
      </div>
      <MonthFileChoice assessment={assessment} chosen={draft.files} onChange={(files) => type({ files })} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={save.isPending}>
          Salvar mês
        </Button>
        <Button onClick={onDone} disabled={save.isPending}>
          Cancelar
        </Button>
        {original && <RemoveMonth assessment={assessment} month={original} onRemoved={onDone} />}
      </div>
      <LeaveGuard unsaved={typed && !save.isPending} description="O que você digitou neste mês ainda não foi salvo." />
    </form>
  );
}
