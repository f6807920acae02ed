import { zodResolver } from '@hookform/resolvers/zod';
import { type IdentityProvider, identityProviderLabels } from '@restitui/domain/accounts/oidc/identity-provider.ts';
import type { OidcProvider } from '@restitui/domain/accounts/oidc/oidc.api.ts';
import { oidcProviderForm } from '@restitui/domain/accounts/oidc/oidc-provider-form.ts';
import { useMutation } from '@tanstack/react-query';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { errorText } from '../../../../lib/api-error.ts';
import { focusIssues } from '../../../../lib/show-issues.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { FormPassword, FormText } from '../../../../ui/form-fields.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { oidcMessages } from '../oidc.messages.ts';
import { saveProvider } from '../oidc.queries.ts';
import { RemoveProviderButton } from './remove-provider-button.tsx';

type Typed = z.input<typeof oidcProviderForm>;

interface ProviderFormProps {
  provider: IdentityProvider;
  record: OidcProvider | undefined;
}

/** The registration of the company at one provider. The domains are sent as typed; the server reads them. */
export function ProviderForm({ provider, record }: ProviderFormProps) {
  const label = identityProviderLabels[provider];
  const draft = `entrada por ${provider}`;
  const save = useMutation(withDraft(saveProvider(provider), draft));
  const form = useForm<Typed>({
    resolver: zodResolver(oidcProviderForm, undefined, { raw: true }),
    mode: 'onTouched',
    defaultValues: {
      client_id: record?.client_id ?? '',
      client_secret: '',
      directory: record?.directory ?? '',
      domains: record?.domains.join(', ') ?? '',
      isActive: record?.isActive ?? true,
    },
  });
  const { handleSubmit, setError, formState, control } = form;
  const submit = handleSubmit((typed) => save.mutate(typed, { onError: (error) => focusIssues(error, setError) }));

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate aria-label={`Registro no ${label}`} className="flex flex-col gap-5">
        <FormDraft name={draft} saved={save.isSuccess} />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <FormText name="client_id" label="ID do cliente" required spellCheck={false} autoCapitalize="none" />
          <FormPassword
            name="client_secret"
            label="Segredo do cliente"
            required={!record}
            help={record ? 'Deixe em branco para manter o que está guardado.' : 'Fica cifrado e nunca é mostrado.'}
          />
          {provider === 'microsoft' && (
            <FormText
              name="directory"
              label="ID do diretório (locatário)"
              required
              spellCheck={false}
              autoCapitalize="none"
              help="No Microsoft Entra, em Visão geral. Só contas deste diretório entram."
            />
          )}
          <FormText
            name="domains"
            label="Domínios de e-mail aceitos"
            spellCheck={false}
            autoCapitalize="none"
            help="Separados por vírgula. Em branco, vale o e-mail de qualquer usuário da empresa."
          />
        </div>
        <Controller
          control={control}
          name="isActive"
          render={({ field }) => (
            <Switch
              label={`Mostrar "Entrar com ${label}" na página de entrada`}
              checked={field.value}
              onCheckedChange={field.onChange}
              className="max-w-xl"
            />
          )}
        />
        {save.isError && (
          <Notice tone="danger" error={save.error} title={oidcMessages.saveFailed}>
            {errorText(save.error)}
          </Notice>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" disabled={!formState.isDirty} loading={save.isPending}>
            Salvar
          </Button>
          {record && <RemoveProviderButton provider={provider} />}
        </div>
        <LeaveGuard
          unsaved={formState.isDirty && !save.isPending && !save.isSuccess}
          description={oidcMessages.unsaved}
        />
      </form>
    </FormProvider>
  );
}
