import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { compensationTax, compensationTaxLabels } from '@restitui/domain/recovery/compensations/compensation-tax.ts';
import { type Compensation, fillAllFields } from '@restitui/domain/recovery/compensations/compensations.api.ts';
import { serviceLabels } from '@restitui/domain/recovery/products/service-type.ts';
import type { FormEvent } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { DraftOffer } from '../../../../ui/draft-offer.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { MaskedInput } from '../../../../ui/masked-input.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Select } from '../../../../ui/select.tsx';
import { ProductChoice } from '../../products/components/product-choice.tsx';
import type { CompensationErrors } from '../compensation-draft.ts';
import { useCompensationForm } from './use-compensation-form.ts';

const taxes = compensationTax.options.map((value) => ({ value, label: compensationTaxLabels[value] }));

interface CompensationDialogProps {
  /** The edited row, `new` for a new one, undefined while the dialog is closed. */
  row: Compensation | 'new' | undefined;
  id_client: string | undefined;
  onClose: () => void;
}

export function CompensationDialog({ row, id_client, onClose }: CompensationDialogProps) {
  const edited = row === 'new' ? undefined : row;
  return (
    <Dialog
      open={row !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={edited ? 'Editar compensação' : 'Nova compensação'}
      description={edited && joinFacts(displayName(edited.empresa), serviceLabels[edited.typeServico])}
      fill
    >
      {row !== undefined && <Form row={edited} id_client={id_client} onDone={onClose} />}
    </Dialog>
  );
}

interface FormProps {
  row: Compensation | undefined;
  id_client: string | undefined;
  onDone: () => void;
}

function Form({ row, id_client, onDone }: FormProps) {
  const form = useCompensationForm(row, onDone);
  const { draft, errors, refusal, set } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <form ref={form.form} noValidate onSubmit={submit} className="flex flex-col gap-4 pb-2">
      <DraftOffer draft={form.kept} onTake={form.take} />
      {someMissing(errors) && <Notice tone="danger" title={fillAllFields} />}
      {refusal && <Notice tone="danger" title={refusal} />}
      {!row && (
        <ProductChoice id_client={id_client} value={form.id_product} onChange={form.choose} error={errors.id_product} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Tributo" required error={fieldError(errors.tributo)}>
          <Select
            value={draft.tributo || undefined}
            placeholder="Escolha o tributo"
            options={taxes}
            onValueChange={(tributo) => set('tributo', tributo)}
          />
        </Field>
        <Field label="PA" required error={fieldError(errors.pa)} help="Mês de competência do tributo">
          <MaskedInput mask="taxMonth" value={draft.pa} onChange={(event) => set('pa', event.currentTarget.value)} />
        </Field>
        <Field label="Valor" required error={fieldError(errors.value)}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            placeholder="0,00"
            className="figures text-right"
            value={draft.value}
            onChange={(event) => set('value', event.currentTarget.value)}
          />
        </Field>
        <Field
          label="PER/DCOMP"
          required
          error={fieldError(errors.perDcomp)}
          help="O número do recibo: 12345.67890.150326.1.3.04-1234"
        >
          <Input
            autoComplete="off"
            maxLength={40}
            className="figures"
            value={draft.perDcomp}
            onChange={(event) => set('perDcomp', event.currentTarget.value)}
          />
        </Field>
      </div>
      <div className="flex justify-end gap-2">
        <Button onClick={onDone} disabled={form.saving}>
          Cancelar
        </Button>
        <Button type="submit" variant="primary" loading={form.saving}>
          {row ? 'Salvar' : 'Adicionar'}
        </Button>
      </div>
    </form>
  );
}

const someMissing = (errors: CompensationErrors) => Object.values(errors).includes(fillAllFields);

/** The common message of all required fields is shown once above them. */
const fieldError = (error: string | undefined) => (error === fillAllFields ? 'Campo obrigatório.' : error);
