import { zodResolver } from '@hookform/resolvers/zod';
import { dayInBrazil, formatDay } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import {
  type PowerOfAttorney,
  type PowerOfAttorneyForm,
  powerOfAttorneyForm,
  powerOfAttorneyOption,
  powerOfAttorneyOptionOf,
} from '@restitui/domain/crm/clients/power-of-attorney.ts';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError } from '../../../../lib/api-error.ts';
import { focusIssues } from '../../../../lib/show-issues.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { FormSelect, FormText } from '../../../../ui/form-fields.tsx';
import { savePowerOfAttorney } from '../client-changes.queries.ts';
import { readClientNow } from '../clients.queries.ts';

const options = powerOfAttorneyOption.options.map((value) => ({ value, label: value }));
const typed = (day: string | null) => (day ? formatDay(day) : '');
const fields = ['procuracaoHabilitada', 'procuracaoHabilitadaEm', 'procuracaoValidaAte'] as const;

const powerOf = ({ procuracaoHabilitada, procuracaoHabilitadaEm, procuracaoValidaAte }: PowerOfAttorney) => ({
  procuracaoHabilitada,
  procuracaoHabilitadaEm,
  procuracaoValidaAte,
});

/** Effect of each option (C-66). */
const meanings: Record<PowerOfAttorneyForm['option'], string> = {
  'HABILITAR PROCURAÇÃO': 'Ainda não há procuração: as datas ficam vazias.',
  'PROCURAÇÃO HABILITADA': 'Vale da habilitação até o último dia informado.',
  'PROCURAÇÃO EXIPRADA': 'A validade já terminou.',
  'PROCURAÇÃO CANCELADA': 'Deixa de valer; as datas ficam registradas.',
};

interface PowerOfAttorneyDialogProps {
  client: Client;
  onClose: () => void;
}

export function PowerOfAttorneyDialog({ client, onClose }: PowerOfAttorneyDialogProps) {
  const id = useId();
  const draft = `procuração ${client.cnpjcpf}`;
  const today = dayInBrazil(new Date());
  const [seen, setSeen] = useState(() => powerOf(client));
  const save = useMutation(withDraft(savePowerOfAttorney(client.cnpjcpf), draft));
  const form = useForm<PowerOfAttorneyForm, unknown, PowerOfAttorney>({
    resolver: zodResolver(powerOfAttorneyForm(today)),
    mode: 'onTouched',
    defaultValues: {
      option: powerOfAttorneyOptionOf(client, today),
      procuracaoHabilitadaEm: typed(client.procuracaoHabilitadaEm),
      procuracaoValidaAte: typed(client.procuracaoValidaAte),
    },
  });
  const option = form.watch('option');
  const hasDays = option === 'PROCURAÇÃO HABILITADA' || option === 'PROCURAÇÃO EXIPRADA';

  const submit = form.handleSubmit((power) => {
    if (fields.every((field) => power[field] === seen[field])) return onClose();
    save.mutate({ ...power, seen }, { onSuccess: onClose, onError: explain });
  });

  async function explain(error: Error) {
    if (!(error instanceof ApiError)) return;
    if (error.code === 'client_changed') {
      setSeen(powerOf(await readClientNow(client.cnpjcpf)));
    }
    focusIssues(error, form.setError, { procuracaoHabilitada: 'option' });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Atualizar Procuração"
      description={displayName(client.razao_social)}
      size="sm"
      footer={
        <>
          <Button onClick={onClose} disabled={save.isPending}>
            Cancelar
          </Button>
          <Button type="submit" form={id} variant="primary" loading={save.isPending}>
            Salvar
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-5">
          <FormDraft name={draft} saved={save.isSuccess} />
          <FormSelect name="option" label="Situação" options={options} help={meanings[option]} />
          {hasDays && (
            <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
              <FormText
                name="procuracaoHabilitadaEm"
                label="Habilitada em"
                mask="day"
                required={option === 'PROCURAÇÃO HABILITADA'}
              />
              <FormText name="procuracaoValidaAte" label="Válida até" mask="day" required />
            </div>
          )}
        </form>
      </FormProvider>
    </Dialog>
  );
}
