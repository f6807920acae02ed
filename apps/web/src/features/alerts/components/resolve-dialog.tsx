import { zodResolver } from '@hookform/resolvers/zod';
import { type Alert, resolutionForm } from '@restitui/domain/alerts/alerts.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { errorText } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { alertMessages } from '../alerts.messages.ts';
import { resolveAlert } from '../alerts.queries.ts';

interface ResolveDialogProps {
  alert: Alert | undefined;
  onClose: () => void;
}

export function ResolveDialog({ alert, onClose }: ResolveDialogProps) {
  return alert && <OpenDialog key={alert.id} alert={alert} onClose={onClose} />;
}

function OpenDialog({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const resolve = useMutation(resolveAlert(alert));
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(resolutionForm),
    mode: 'onTouched',
    defaultValues: { resolutionMessage: '' },
  });
  const submit = handleSubmit((form) => resolve.mutate(form, { onSuccess: onClose }));
  const close = () => !resolve.isPending && onClose();

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={!formState.isDirty && !resolve.isPending}
      size="sm"
      title="Resolver alerta"
      description={`${alert.company}: ${alert.message}`}
      footer={
        <>
          <Button onClick={close} disabled={resolve.isPending}>
            Cancelar
          </Button>
          <Button variant="primary" type="submit" form="resolver-alerta" loading={resolve.isPending}>
            Resolver
          </Button>
        </>
      }
    >
      <form id="resolver-alerta" onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field
          label="Mensagem de resolução"
          help="O que foi feito. Fica à vista de todos que recebem este alerta."
          required
          error={formState.errors.resolutionMessage?.message}
        >
          <Textarea {...register('resolutionMessage')} />
        </Field>
        {resolve.isError && (
          <Notice tone="danger" title={alertMessages.resolveFailed}>
            {errorText(resolve.error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
