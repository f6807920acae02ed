import { zodResolver } from '@hookform/resolvers/zod';
import { type DraftForm, draftForm } from '@restitui/domain/agreements/documents/draft-form.ts';
import { useMutation } from '@tanstack/react-query';
import { LinkIcon } from 'lucide-react';
import { type Control, FormProvider, useForm, useWatch } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Page } from '../../../../ui/page.tsx';
import { RegimeFields } from '../../../crm/clients/components/regime-fields.tsx';
import { DraftLinkDialog } from '../components/draft-link-dialog.tsx';
import { createDraftLink } from '../drafts.queries.ts';

/** Creates a link to a draft agreement for a prospective client (I-094 to I-100). */
export function DraftProposalPage() {
  const create = useMutation(createDraftLink);
  const form = useForm<DraftForm>({
    resolver: zodResolver(draftForm),
    defaultValues: { produtosSelecionados: [] },
  });
  const submit = form.handleSubmit(({ regimeTributario, produtosSelecionados }) =>
    create.mutate({ typeRegime: regimeTributario, contracts: ['PRINCIPAL', ...produtosSelecionados] }),
  );
  return (
    <Page
      title="Gerar Modelo de Minuta"
      subtitle="Proposta de Minuta"
      description="Um link para ler o contrato antes do cadastro, com marcadores no lugar dos dados do cliente."
    >
      <FormProvider {...form}>
        <form onSubmit={submit} noValidate aria-label="Proposta de Minuta" className="max-w-3xl">
          <Card>
            <div className="flex flex-col gap-5">
              <RegimeFields />
              <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
                <MissingChoice control={form.control} />
                <Button type="submit" variant="primary" loading={create.isPending}>
                  <LinkIcon aria-hidden />
                  Criar Link Minuta
                </Button>
              </div>
            </div>
          </Card>
        </form>
      </FormProvider>
      <DraftLinkDialog made={create.data} onClose={() => create.reset()} />
    </Page>
  );
}

/** Names what is still to be chosen before the link can be created. */
function MissingChoice({ control }: { control: Control<DraftForm> }) {
  const { regimeTributario, produtosSelecionados = [] } = useWatch({ control });
  const missing = !regimeTributario ? 'o regime e os produtos' : produtosSelecionados.length === 0 && 'os produtos';
  if (!missing) return null;
  return <p className="text-caption text-muted">Falta escolher {missing}.</p>;
}
