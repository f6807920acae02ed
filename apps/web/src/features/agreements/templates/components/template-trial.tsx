import { displayName } from '@restitui/brazil/display-name.ts';
import { isPartnership, type TemplateType } from '@restitui/domain/agreements/templates/template-type.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { templateTrialQuery } from '../templates.queries.ts';
import { AgreementHtml } from './agreement-html.tsx';
import { type Party, PartyChoice } from './party-choice.tsx';

interface TemplateTrialProps {
  tenant: string;
  type: TemplateType;
  html: string;
}

/** An unsaved text with the data of a chosen client or partner, missing values marked. */
export function TemplateTrial({ tenant, type, html }: TemplateTrialProps) {
  const [party, setParty] = useState<Party>();
  const isOfPartner = isPartnership(type);
  const of = party && (isOfPartner ? { id_user: party.id } : { id_client: party.id });
  const trial = useQuery(templateTrialQuery(tenant, { typeContrato: type, html, ...of }));
  const missing = trial.data?.missing ?? [];
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <PartyChoice tenant={tenant} isOfPartner={isOfPartner} chosen={party} onChoose={setParty} />
      <Card
        title={displayName(party?.name) ?? 'Com dados de exemplo'}
        aria-busy={trial.isFetching || undefined}
        description="Como o contrato seria gerado hoje. Nada é gravado."
      >
        {trial.isError && (
          <ErrorState title="Erro ao montar a prévia." error={trial.error} onRetry={() => trial.refetch()} />
        )}
        {trial.isPending && (
          <div className="space-y-3">
            <LoadingNote />
            <Skeleton />
            <Skeleton />
          </div>
        )}
        {missing.length > 0 && (
          <Notice tone="warning" title="Faltam dados neste cadastro" className="mb-4">
            Estão marcados no texto: {missing.map(({ label }) => label).join(', ')}.
          </Notice>
        )}
        {trial.data && <AgreementHtml html={trial.data.html} />}
      </Card>
    </div>
  );
}
