import { zodResolver } from '@hookform/resolvers/zod';
import {
  type ClientEdit,
  type ClientEditField,
  changedClientFields,
} from '@restitui/domain/crm/clients/client-edit.ts';
import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import { keysOf, recordOf } from '@restitui/domain/wire/record-keys.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError, errorText } from '../../../../lib/api-error.ts';
import { focusIssues } from '../../../../lib/show-issues.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { editClient } from '../client-changes.queries.ts';
import { clientFormValues } from '../client-form-values.ts';
import { clientMessages } from '../clients.messages.ts';
import { readClientNow } from '../clients.queries.ts';

export interface ClientEditFormProps {
  /** Name of the edited section, such as 'Endereço'. */
  title: string;
  client: Client;
  /** The keys are field names of the wire. */
  shape: z.ZodType<Partial<ClientEdit>, Record<string, string>> & {
    shape: Partial<Record<ClientEditField, unknown>>;
  };
  /** Returns why the changes cannot be sent, or undefined. */
  refuse?: (changed: Partial<ClientEdit>) => string | undefined;
  onDone: () => void;
  children: ReactNode;
}

/** Saves only changed fields. Fields changed by another user meanwhile are marked, and typed values are kept. */
export function ClientEditForm({ title, client, shape, refuse, onDone, children }: ClientEditFormProps) {
  const fields = keysOf(shape.shape);
  const draft = `cliente ${client.cnpjcpf} ${title}`;
  const [seen, setSeen] = useState(client);
  const [refused, setRefused] = useState<string>();
  const save = useMutation(withDraft(editClient(client.cnpjcpf), draft));
  const form = useForm<Record<string, string>, unknown, Partial<ClientEdit>>({
    resolver: zodResolver(shape),
    mode: 'onTouched',
    defaultValues: clientFormValues(client, fields),
  });

  const submit = form.handleSubmit((typed) => {
    const changed = changedClientFields(seen, typed);
    if (Object.keys(changed).length === 0) return onDone();
    const why = refuse?.(changed);
    setRefused(why);
    if (why) return;
    const before = recordOf(keysOf(changed), (field) => seen[field]);
    save.mutate({ ...changed, seen: before }, { onSuccess: onDone, onError: explain });
  });

  async function explain(error: Error) {
    if (!(error instanceof ApiError)) return;
    if (error.code === 'client_changed') {
      const now = await readClientNow(client.cnpjcpf);
      setSeen(now);
      form.reset(clientFormValues(now, fields), { keepDirtyValues: true });
    }
    focusIssues(error, form.setError);
  }

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate aria-label={title} className="flex max-w-3xl flex-col gap-5 p-4">
        <FormDraft name={draft} saved={save.isSuccess} />
        {children}
        {refused && <Notice tone="danger">{refused}</Notice>}
        {save.isError && (
          <Notice tone="danger" error={save.error} title={clientMessages.saveFailed}>
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
