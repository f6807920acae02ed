import { zodResolver } from '@hookform/resolvers/zod';
import { canDecideForTenant } from '@restitui/domain/simples-decisions/simples-decisions.access.ts';
import { type NewDecision, newDecision } from '@restitui/domain/simples-decisions/simples-decisions.api.ts';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { errorText } from '../../../lib/api-error.ts';
import { useActor } from '../../../lib/use-actor.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormText } from '../../../ui/form-fields.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { decide } from '../simples-decisions.queries.ts';
import { ChoiceField } from './choice-field.tsx';

interface DecideDialogProps {
  /** What is decided on; the rest is asked for. */
  subject: Pick<NewDecision, 'tipo' | 'id_client' | 'codigo' | 'produto' | 'ncm' | 'extipi' | 'ano'>;
  title: string;
  /** Why the rules leave it open, and what is at stake. */
  children: ReactNode;
  onClose: () => void;
}

const scopes = [
  { value: 'produto', label: 'Este produto, neste cliente' },
  { value: 'cliente', label: 'Itens deste NCM neste cliente' },
  { value: 'consultoria', label: 'Itens deste NCM em toda a consultoria' },
] as const;

type Scope = (typeof scopes)[number]['value'];

/** Asks for the answer, its reach, its days and its reason. */
export function DecideDialog({ subject, title, children, onClose }: DecideDialogProps) {
  const actor = useActor();
  const save = useMutation(decide);
  const form = useForm<NewDecision>({
    resolver: zodResolver(newDecision) as never,
    mode: 'onTouched',
    defaultValues: {
      ...subject,
      alcance: 'cliente',
      palavras: '',
      contar: undefined,
      motivo: '',
      de: '',
      ate: '',
    } as never,
  });
  const { register, handleSubmit, watch, setValue, formState } = form;
  const [tipo, alcance, contar] = watch(['tipo', 'alcance', 'contar']);
  const scope: Scope = tipo === 'produto' ? 'produto' : alcance;
  const offered = scopes.filter(({ value }) => value !== 'consultoria' || canDecideForTenant(actor));
  const reach = (next: Scope) => {
    setValue('tipo', next === 'produto' ? 'produto' : 'palavras');
    setValue('alcance', next === 'consultoria' ? 'consultoria' : 'cliente');
    setValue('id_client', next === 'consultoria' ? null : (subject.id_client ?? null));
  };
  const submit = handleSubmit((body) => save.mutate(body, { onSuccess: onClose }));
  const close = () => !save.isPending && onClose();
  const drinks = subject.tipo === 'atacadista';

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={!formState.isDirty && !save.isPending}
      title={title}
      footer={
        <>
          <Button onClick={close} disabled={save.isPending}>
            Cancelar
          </Button>
          <Button variant="primary" type="submit" form="decidir" loading={save.isPending}>
            Decidir
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id="decidir" onSubmit={submit} noValidate className="flex flex-col gap-4">
          {children}
          <ChoiceField
            legend={drinks ? 'Como o cliente vende?' : 'É monofásico?'}
            value={contar === undefined ? undefined : String(contar)}
            onChange={(value) => setValue('contar', value === 'true', { shouldDirty: true, shouldValidate: true })}
            options={[
              { value: 'true', label: drinks ? 'A varejo: as bebidas contam' : 'Sim, conta' },
              { value: 'false', label: drinks ? 'Por atacado: não contam' : 'Não conta' },
            ]}
            error={formState.errors.contar && 'Escolha uma resposta.'}
          />
          {!drinks && (
            <ChoiceField
              legend="Vale para"
              value={scope}
              onChange={(value) => reach(value as Scope)}
              options={offered}
            />
          )}
          {tipo === 'palavras' && (
            <FormText
              name="palavras"
              label="Palavras da descrição"
              help="O item precisa ter todas. Sem palavras, vale para todo o NCM."
              maxLength={100}
            />
          )}
          {!drinks && (
            <div className="grid gap-4 sm:grid-cols-2">
              <FormText name="de" label="Notas desde" mask="day" help="Em branco: desde sempre." />
              <FormText name="ate" label="Notas até" mask="day" help="Em branco: sem fim." />
            </div>
          )}
          <Field
            label="Motivo"
            help="O que foi conferido e onde. Aparece em cada item e no histórico do cliente."
            required
            error={formState.errors.motivo?.message}
          >
            <Textarea rows={3} maxLength={500} {...register('motivo')} />
          </Field>
          {save.isError && <Notice tone="danger">{errorText(save.error)}</Notice>}
        </form>
      </FormProvider>
    </Dialog>
  );
}
