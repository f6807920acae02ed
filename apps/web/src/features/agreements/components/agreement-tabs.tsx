import { isChangeable } from '@restitui/domain/agreements/agreement-status.ts';
import type { AgreementText } from '@restitui/domain/agreements/agreements.api.ts';
import { useState } from 'react';
import { Tabs } from '../../../ui/tabs.tsx';
import { SigningSection } from '../../agreement-acts/components/signing-section.tsx';
import { Suggestions } from '../../agreement-edits/components/suggestions.tsx';
import { AgreementSheet } from './agreement-sheet.tsx';

interface AgreementTabsProps {
  agreement: AgreementText;
  t: string | undefined;
  who: string | undefined;
}

/** The contract, and what was asked to change in it. */
export function AgreementTabs({ agreement, t, who }: AgreementTabsProps) {
  const [tab, setTab] = useState<'contrato' | 'alteracoes'>('contrato');
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
              {who !== undefined && <SigningSection agreement={agreement} who={who} />}
            </div>
          ),
        },
        {
          value: 'alteracoes',
          label: 'Alterações',
          content: <Suggestions agreement={agreement} t={t} who={who} changeable={isChangeable(agreement)} />,
        },
      ]}
    />
  );
}
