import { icmsService } from '@restitui/domain/recovery/icms-credits/icms-credits.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors } from '../../../../lib/field-errors.ts';
import { useDraft } from '../../../../lib/use-draft.ts';
import { useFocusInvalid } from '../../../../lib/use-focus-invalid.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { DraftOffer } from '../../../../ui/draft-offer.tsx';
import { ProductChoice } from '../../products/components/product-choice.tsx';
import { icmsDraftOf } from '../icms-credit-draft.ts';
import { addIcmsCredit } from '../icms-credits.queries.ts';
import { IcmsFields } from './icms-fields.tsx';
import { useIcmsFields } from './use-icms-draft.ts';

interface NewIcmsCreditProps {
  id_client: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Renders the dialog of a new period. */
export function NewIcmsCredit({ open, onOpenChange, id_client }: NewIcmsCreditProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Novo período" fill>
      {open && <Form id_client={id_client} onDone={() => onOpenChange(false)} />}
    </Dialog>
  );
}

const name = 'período de ICMS';

function Form({ id_client, onDone }: { id_client: string | undefined; onDone: () => void }) {
  const { draft, setDraft, errors, setErrors, read, set, preview } = useIcmsFields();
  const [id_product, setProduct] = useState<string>();
  const add = useMutation(withDraft(addIcmsCredit, name));
  const isTyped = JSON.stringify(draft) !== JSON.stringify(icmsDraftOf(undefined));
  const kept = useDraft(name, draft, isTyped && !add.isSuccess);
  const { form, refused } = useFocusInvalid<HTMLFormElement>();

  function save() {
    const missing = id_product === undefined && { id_product: 'Escolha o cliente.' };
    setErrors({ ...('errors' in read && read.errors), ...missing });
    if ('errors' in read || id_product === undefined) return refused();
    const explain = (error: Error) => {
      setErrors(fieldErrors(error));
      refused();
    };
    add.mutate({ ...read.edit, id_product }, { onSuccess: onDone, onError: explain });
  }

  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-5 pb-2"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <DraftOffer draft={kept} onTake={setDraft} />
      <ProductChoice
        id_client={id_client}
        typeServico={icmsService}
        value={id_product}
        onChange={setProduct}
        error={errors.id_product}
      />
      <IcmsFields editing={{ draft, errors, set, preview }} />
      <div className="flex justify-end gap-2">
        <Button onClick={onDone} disabled={add.isPending}>
          Cancelar
        </Button>
        <Button type="submit" variant="primary" loading={add.isPending}>
          Adicionar
        </Button>
      </div>
    </form>
  );
}
