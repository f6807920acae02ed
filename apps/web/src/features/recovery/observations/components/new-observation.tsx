import {
  type ObservationCategory,
  observationCategoryLabels,
} from '@restitui/domain/recovery/observations/observation-category.ts';
import { sendableCategories } from '@restitui/domain/recovery/observations/observations.access.ts';
import { newObservation } from '@restitui/domain/recovery/observations/observations.api.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { useDraft } from '../../../../lib/use-draft.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { DraftOffer } from '../../../../ui/draft-offer.tsx';
import { Field } from '../../../../ui/field.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { type Observed, sendObservation } from '../observations.queries.ts';

const readMessage = (text: string) => newObservation.shape.mensage.safeParse(text);

/** The input is kept until it is sent or cancelled. */
export function NewObservation({ observed, onDone }: { observed: Observed; onDone: () => void }) {
  const categories = sendableCategories(useActor());
  const [category, setCategory] = useState<ObservationCategory>(categories.at(-1) ?? 'PADRAO');
  const [text, setText] = useState('');
  const [isAlerta, setAlert] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const name = `observação ${JSON.stringify(observed)}`;
  const send = useMutation(withDraft(sendObservation(observed), name));
  const draft = useDraft(name, text, text.trim() !== '' && !send.isSuccess);

  useEffect(() => field.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const { data: mensage, error } = readMessage(text);
    setRefusal(error?.issues[0]?.message);
    if (mensage === undefined) field.current?.focus();
    else send.mutate({ mensage, category, isAlerta }, { onSuccess: onDone });
  }

  return (
    <form onSubmit={submit} noValidate aria-label="Nova mensagem" className="flex min-h-[250px] flex-col gap-4 p-4">
      <DraftOffer draft={draft} onTake={setText} />
      <Field label="Mensagem" required error={refusal}>
        <Textarea
          ref={field}
          rows={3}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setRefusal(undefined);
          }}
        />
      </Field>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        {categories.length > 1 && (
          <Field label="Categoria" className="w-full sm:w-56">
            <Select
              value={category}
              onValueChange={setCategory}
              options={categories.map((value) => ({ value, label: observationCategoryLabels[value] }))}
            />
          </Field>
        )}
        <Checkbox
          className="sm:pb-2"
          label="Avisar nos alertas de quem pode ler"
          checked={isAlerta}
          onCheckedChange={(checked) => setAlert(checked === true)}
        />
      </div>
      <div className="mt-auto flex flex-wrap justify-end gap-2">
        <Button onClick={onDone} disabled={send.isPending}>
          Cancelar
        </Button>
        <Button variant="primary" type="submit" loading={send.isPending}>
          Enviar
        </Button>
      </div>
      <LeaveGuard
        unsaved={text.trim() !== '' && !send.isSuccess}
        description="A mensagem que você escreveu não foi enviada."
      />
    </form>
  );
}
