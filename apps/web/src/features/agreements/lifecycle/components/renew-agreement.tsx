import { zodResolver } from '@hookform/resolvers/zod';
import { addDays, type Day, dayInBrazil } from '@restitui/brazil/day.ts';
import { expiryForm } from '@restitui/domain/agreements/lifecycle/lifecycle.api.ts';
import { defaultSigningDays } from '@restitui/domain/agreements/signing/signing-deadline.ts';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FormText } from '../../../../ui/form-fields.tsx';
import { renewAgreement } from '../lifecycle.queries.ts';

interface RenewAgreementProps {
  id: string;
  expiresOn: Day | null;
  onClose: () => void;
}

/** Sets the last day for signing. */
export function RenewAgreement({ id, expiresOn, onClose }: RenewAgreementProps) {
  const formId = useId();
  const today = dayInBrazil(new Date());
  const renew = useMutation(renewAgreement(id));
  const proposed = expiresOn !== null && expiresOn >= today ? expiresOn : addDays(today, defaultSigningDays);
  const form = useForm({ resolver: zodResolver(expiryForm), defaultValues: { expiresOn: proposed } });
  const save = form.handleSubmit((body) => renew.mutate(body, { onSuccess: onClose }));
  return (
    <Dialog
      open
      onOpenChange={() => !renew.isPending && onClose()}
      size="sm"
      title="Prazo para assinar"
      description="Até o fim deste dia, no horário de Brasília. Depois dele o contrato não é mais assinado."
      footer={
        <>
          <Button onClick={onClose} disabled={renew.isPending}>
            Voltar
          </Button>
          <Button variant="primary" type="submit" form={formId} loading={renew.isPending}>
            Salvar prazo
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} onSubmit={save} noValidate>
          <FormText name="expiresOn" label="Assinar até" type="date" min={today} required />
        </form>
      </FormProvider>
    </Dialog>
  );
}
