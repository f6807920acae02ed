import { acceptsSuggestions } from '@restitui/domain/agreements/documents/agreement-status.ts';
import type { AgreementText } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { lazy, Suspense, useState } from 'react';
import { useAuth } from '../../../../lib/session-store.ts';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { ChangedAgreement } from '../../signing/components/changed-agreement.tsx';
import { SigningSection } from '../../signing/components/signing-section.tsx';
import { UsedTemplates } from '../../templates/components/used-templates.tsx';
import { AgreementSheet } from './agreement-sheet.tsx';

const Suggestions = lazy(() =>
  import('../../suggestions/components/suggestions.tsx').then((m) => ({ default: m.Suggestions })),
);

type AgreementTab = 'contrato' | 'alteracoes';

interface AgreementTabsProps {
  agreement: AgreementText;
  t: string | undefined;
  who: string | undefined;
  /** The tab that is open at first. */
  first?: AgreementTab | undefined;
}

/** Tabs with the agreement and its suggestions. */
export function AgreementTabs({ agreement, t, who, first = 'contrato' }: AgreementTabsProps) {
  const staff = useAuth()?.user;
  const [tab, setTab] = useState(first);
  return (
    <Tabs
      label="Contrato e alterações"
      value={tab}
      onValueChange={setTab}
      tabs={[
        {
          value: 'contrato',
          label: 'Contrato',
          content: (
            <div className="flex flex-col gap-5">
              {who !== undefined && <ChangedAgreement agreement={agreement} who={who} />}
              <AgreementSheet agreement={agreement} />
              {staff && <UsedTemplates {...agreement} />}
              {who !== undefined && (
                <SigningSection agreement={agreement} t={t} who={who} onSuggestions={() => setTab('alteracoes')} />
              )}
            </div>
          ),
        },
        {
          value: 'alteracoes',
          label: 'Alterações',
          content: (
            <Suspense fallback={<LoadingBlock className="h-24 w-full" />}>
              <Suggestions agreement={agreement} t={t} who={who} changeable={acceptsSuggestions(agreement)} />
            </Suspense>
          ),
        },
      ]}
    />
  );
}
