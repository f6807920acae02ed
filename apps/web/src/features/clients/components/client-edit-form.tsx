import { zodResolver } from '@hookform/resolvers/zod';
import { type ClientEdit, type ClientEditField, clientChangesOf } from '@restitui/domain/clients/client-edit.ts';
import type { Client } from '@restitui/domain/clients/clients.api.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError, errorText } from '../../../lib/api-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { showIssues } from '../../../lib/show-issues.ts';
import { Button } from '../../../ui/button.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { clientMessages } from '../clients.messages.ts';
import { clientQuery, editClient } from '../clients.queries.ts';
import { typedClientOf } from '../typed-client.ts';

export interface ClientEditFormProps {
  /** What is edited: 'Endereço'. */
  title: string;
  client: Client;
  /** Its keys are names of fields on the wire. */
  shape: z.ZodType<Partial<ClientEdit>, Record<string, string>> & { shape: object };
  /** Why these changes cannot be sent yet. */
  refuse?: (changed: Partial<ClientEdit>) => string | undefined;
  onDone: () => void;
  children: ReactNode;
}

/** Saves what was changed. What somebody else changed meanwhile is told beside its field, and nothing typed is lost. */
export function ClientEditForm({ title, client, shape, refuse, onDone, children }: ClientEditFormProps) {
  const fields = Object.keys(shape.shape) as ClientEditField[];
  const [seen, setSeen] = useState(client);
  const [refused, setRefused] = useState<string>();
  const save = useMutation(editClient(client.cnpjcpf));
  const form = useForm<Record<string, string>, unknown, Partial<ClientEdit>>({
    resolver: zodResolver(shape),
    mode: 'onTouched',
    defaultValues: typedClientOf(client, fields),
  });

  const submit = form.handleSubmit((typed) => {
    const changed = clientChangesOf(seen, typed);
    if (Object.keys(changed).length === 0) return onDone();
    const why = refuse?.(changed);
    setRefused(why);
    if (why) return;
    const before = Object.fromEntries(Object.keys(changed).map((field) => [field, seen[field as ClientEditField]]));
    save.mutate({ ...changed, seen: before }, { onSuccess: onDone, onError: explain });
  });

  async function explain(error: Error) {
    if (!(error instanceof ApiError)) return;
    if (error.code === 'client_changed') {
      const now = await queryClient.fetchQuery({ ...clientQuery(client.cnpjcpf), staleTime: 0 });
      setSeen(now);
      form.reset(typedClientOf(now, fields), { keepDirtyValues: true });
    }
    showIssues(error, form.setError);
  }

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate aria-label={title} className="flex max-w-3xl flex-col gap-5 p-4">
        {children}
        {refused && <Notice tone="danger">{refused}</Notice>}
        {save.isError && (
          <Notice tone="danger" title={clientMessages.saveFailed}>
            {errorText(save.error)}
          </Notice>
        )}
        <div className="flex gap-2">
          <Button type="submit" variant="primary" loading={save.isPending}>
            Salvar
          </Button>
          <Button disabled={save.isPending} onClick={onDone}>
            Cancelar
          </Button>
        </div>
      </form>
      <LeaveGuard
        unsaved={form.formState.isDirty && !save.isSuccess}
        description="O que você mudou neste cliente ainda não foi salvo."
      />
    </FormProvider>
  );
}
