import { acceptsSuggestions } from '@restitui/domain/agreements/documents/agreement-status.ts';
import type { AgreementText } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useAuth } from '../../../../lib/session-store.ts';
import { Tabs } from '../../../../ui/tabs.tsx';
import { SigningSection } from '../../signing/components/signing-section.tsx';
import { Suggestions } from '../../suggestions/components/suggestions.tsx';
import { UsedTemplates } from '../../templates/components/used-templates.tsx';
import { AgreementSheet } from './agreement-sheet.tsx';

interface AgreementTabsProps {
  agreement: AgreementText;
  t: string | undefined;
  who: string | undefined;
}

/** Tabs with the agreement and its suggestions. */
export function AgreementTabs({ agreement, t, who }: AgreementTabsProps) {
  const staff = useAuth()?.user;
  const { aba }: { aba?: unknown } = useSearch({ strict: false });
  const [tab, setTab] = useState<'contrato' | 'alteracoes'>(aba === 'alteracoes' ? aba : 'contrato');
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
              <AgreementSheet agreement={agreement} />
              {staff && <UsedTemplates {...agreement} />}
              {who !== undefined && <SigningSection agreement={agreement} who={who} />}
            </div>
          ),
        },
        {
          value: 'alteracoes',
          label: 'Alterações',
          content: <Suggestions agreement={agreement} t={t} who={who} changeable={acceptsSuggestions(agreement)} />,
        },
      ]}
    />
  );
}
