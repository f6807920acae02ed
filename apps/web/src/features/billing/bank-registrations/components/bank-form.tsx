import { zodResolver } from '@hookform/resolvers/zod';
import {
  type BankFields,
  type BankFormValues,
  bankFiles,
  bankForm,
} from '@restitui/domain/billing/bank-registrations/bank-form.ts';
import type { BankRegistration } from '@restitui/domain/billing/bank-registrations/bank-registrations.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError, errorText } from '../../../../lib/api-error.ts';
import { focusIssues } from '../../../../lib/show-issues.ts';
import { useFocusInvalid } from '../../../../lib/use-focus-invalid.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { FileField } from '../../../../ui/file-field.tsx';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { FormPassword, FormSelect, FormText } from '../../../../ui/form-fields.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SentProgress } from '../../../../ui/sent-progress.tsx';
import { bankFormValuesOf } from '../bank-form-values.ts';
import { bankMessages, bankTypeLabels, personKindLabels } from '../bank-registrations.messages.ts';
import { saveBank } from '../bank-registrations.queries.ts';
import { BankAddressFields } from './bank-address-fields.tsx';

const options = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }));
const draft = 'registro bancário';
const pair = 'grid gap-x-4 gap-y-5 sm:grid-cols-2';

interface BankFormProps {
  record: BankRegistration | null;
  onSaved: () => void;
  /** Undefined when there is no saved registration to return to. */
  onCancel: (() => void) | undefined;
}

export function BankForm({ record, onSaved, onCancel }: BankFormProps) {
  const save = useMutation(withDraft(saveBank, draft));
  const sending = useSending(save);
  const [seen] = useState(record?.version ?? 0);
  const [chaveKey, setKey] = useState<File>();
  const [certificado, setCertificate] = useState<File>();
  const form = useForm<BankFormValues, unknown, BankFields>({
    resolver: zodResolver(bankForm({ hasSecret: record !== null })),
    mode: 'onTouched',
    defaultValues: bankFormValuesOf(record),
  });
  const { handleSubmit, setError, formState } = form;
  const { form: element, refused } = useFocusInvalid<HTMLFormElement>();
  const issues = save.error instanceof ApiError ? save.error.issues : [];
  const problemOf = (path: string) => issues.find((issue) => issue.path === path)?.message;

  const submit = handleSubmit((fields) =>
    save.mutate(
      { fields, files: { chaveKey, certificado }, seen, sending: sending.start() },
      {
        onSuccess: onSaved,
        onError: (error) => {
          focusIssues(error, setError);
          // Also finds the fields of files.
          refused();
        },
      },
    ),
  );

  return (
    <FormProvider {...form}>
      <form ref={element} onSubmit={submit} noValidate aria-label="Registro Bancário" className="flex flex-col gap-6">
        <FormDraft name={draft} saved={save.isSuccess} />
        <Card title="Dados de autenticação" description="Estão no site do banco, na aplicação que emite as cobranças.">
          <div className={pair}>
            <FormSelect name="typeBank" label="Banco" required options={options(bankTypeLabels)} />
            <FormText name="x_conta_corrente" label="Conta corrente" required inputMode="numeric" />
            <FormText name="client_id" label="ID do cliente" required spellCheck={false} autoCapitalize="none" />
            <FormPassword
              name="cliente_secret"
              label="Segredo do cliente"
              required={record === null}
              help={record ? 'Deixe em branco para manter o que está guardado.' : undefined}
            />
          </div>
        </Card>
        <Card title="Arquivos de segurança" description="Ficam cifrados e nunca são mostrados de novo.">
          <div className={pair}>
            <FileField
              label="Chave (opcional)"
              help={record?.chaveKey ? `Guardada: ${record.chaveKey}` : 'Arquivo .key ou .pem, sem senha'}
              accepts={bankFiles.chaveKey}
              file={chaveKey}
              onFileChange={setKey}
              error={problemOf('chaveKey')}
            />
            <FileField
              label="Certificado (opcional)"
              help={record?.certificado ? `Guardado: ${record.certificado}` : 'Arquivo .crt, .cer ou .pem'}
              accepts={bankFiles.certificado}
              file={certificado}
              onFileChange={setCertificate}
              error={problemOf('certificado')}
            />
          </div>
        </Card>
        <Card title="Dados pessoais" description="Quem recebe as cobranças.">
          <div className={pair}>
            <FormText name="nome" label="Nome" required />
            <FormSelect
              name="tipoPessoa"
              label="Tipo de pessoa"
              required
              placeholder="Selecione"
              options={options(personKindLabels)}
            />
            <FormText name="cpfCnpj" label="CPF/CNPJ" mask="cnpjcpf" required />
          </div>
        </Card>
        <Card title="Endereço">
          <BankAddressFields />
        </Card>
        {save.isPending && (chaveKey || certificado) && (
          <SentProgress label="Enviando os arquivos" sent={sending.sent} />
        )}
        {save.isError && (
          <Notice tone="danger" error={save.error} title={bankMessages.saveFailed}>
            {errorText(save.error)}
          </Notice>
        )}
        <div className="flex justify-end gap-2">
          {onCancel && (
            <Button onClick={onCancel} disabled={save.isPending}>
              Cancelar
            </Button>
          )}
          <Button type="submit" variant="primary" loading={save.isPending}>
            Salvar
          </Button>
        </div>
        <LeaveGuard
          unsaved={(formState.isDirty || chaveKey !== undefined || certificado !== undefined) && !save.isSuccess}
          description="O registro bancário ainda não foi salvo. O que foi digitado, menos o segredo e os arquivos, fica como rascunho nesta aba."
        />
      </form>
    </FormProvider>
  );
}
