import { zodResolver } from '@hookform/resolvers/zod';
import {
  type RegimeContracts,
  servicesUnder,
  taxRegimesOf,
} from '@restitui/domain/agreements/documents/regime-contracts.ts';
import { changedClientFields } from '@restitui/domain/crm/clients/client-edit.ts';
import { canEditClientTerms } from '@restitui/domain/crm/clients/clients.access.ts';
import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import {
  commissionText,
  type FilledRegime,
  type RegimeForm,
  regimeForm,
} from '@restitui/domain/crm/clients/regime-form.ts';
import type { TaxRegime } from '@restitui/domain/recovery/products/regime-products.ts';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError } from '../../../../lib/api-error.ts';
import { focusIssues } from '../../../../lib/show-issues.ts';
import { notify } from '../../../../lib/toast.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { FactCard } from '../../../../ui/fact-card.tsx';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { FormCheckbox } from '../../../../ui/form-fields.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { clientFacts } from '../client-facts.ts';
import { clientMessages } from '../clients.messages.ts';
import { readClientNow } from '../clients.queries.ts';
import { updateRegime } from '../regime.queries.ts';
import { RegimeFields } from './regime-fields.tsx';
import { TermsFields } from './terms-fields.tsx';

interface RegimeEditorProps {
  client: Client;
  listed: readonly RegimeContracts[];
  /** `current`: regimes the client has; `free`: regimes it does not have yet. */
  mode: 'current' | 'free';
  onSaved: (link: string) => void;
}

/** Products of a regime and the terms of its contract; linked products cannot be removed (W-065). */
export function RegimeEditor({ client, listed, mode, onSaved }: RegimeEditorProps) {
  const actor = useActor();
  const draft = `regime ${client.cnpjcpf} ${mode}`;
  const mayEditTerms = canEditClientTerms(actor);
  const offered = taxRegimesOf(listed)[mode];
  const linked = (regime: TaxRegime) => servicesUnder(listed, regime);
  // The user must choose a regime; it is preselected only when it is the only one.
  const only = mode === 'current' && offered.length === 1 ? offered[0] : undefined;
  const initial = only as TaxRegime;
  // The client at the start of editing, or after a concurrent change that the form has shown.
  const [seen, setSeen] = useState(client);
  const save = useMutation(withDraft(updateRegime(client.cnpjcpf), draft));
  const shape = useMemo(() => regimeForm(client.comissaoTenant), [client.comissaoTenant]);
  const valuesOf = ({ comissaoTenant, banco, agencia, conta }: Client): RegimeForm => ({
    regimeTributario: initial,
    produtosSelecionados: only ? linked(only) : [],
    comissao: commissionText(comissaoTenant),
    banco,
    agencia,
    conta,
    concordo: false,
  });
  const form = useForm<RegimeForm, unknown, FilledRegime>({
    resolver: zodResolver(shape),
    mode: 'onTouched',
    defaultValues: valuesOf(client),
  });

  function send({ regimeTributario: typeRegime, produtosSelecionados: products, ...terms }: FilledRegime) {
    const { comissao: comissaoTenant, banco, agencia, conta } = terms;
    const changed = mayEditTerms ? changedClientFields(seen, { comissaoTenant, banco, agencia, conta }) : {};
    save.mutate(
      { typeRegime, products, changed, seen, onTermsStored: setSeen },
      { onSuccess: ({ link }) => onSaved(link), onError: explain },
    );
  }

  async function explain(error: Error) {
    if (!(error instanceof ApiError)) return;
    if (error.code === 'client_changed') {
      const now = await readClientNow(client.cnpjcpf);
      setSeen(now);
      form.reset(valuesOf(now), { keepDirtyValues: true });
    }
    focusIssues(error, form.setError, { comissaoTenant: 'comissao' });
  }

  return (
    <FormProvider {...form}>
      <form
        onSubmit={form.handleSubmit(
          send,
          ({ regimeTributario }) => regimeTributario && notify.error(clientMessages.noRegime),
        )}
        noValidate
        aria-label={mode === 'current' ? 'Regime atual' : 'Novo regime'}
        className="flex max-w-3xl flex-col gap-5 rounded-md border bg-surface p-4"
      >
        <FormDraft name={draft} saved={save.isSuccess} />
        <RegimeFields offered={offered} linked={linked} />
        {mayEditTerms ? <TermsFields /> : <FactCard facts={clientFacts.financeiro(client)} />}
        <FormCheckbox name="concordo" label="Confirmo que os dados informados estão corretos" />
        <div>
          <Button type="submit" variant="primary" loading={save.isPending} disabled={!form.watch('concordo')}>
            Atualizar
          </Button>
        </div>
      </form>
      <LeaveGuard
        unsaved={form.formState.isDirty && !save.isSuccess}
        description="O regime e os produtos que você escolheu ainda não foram salvos."
      />
    </FormProvider>
  );
}
