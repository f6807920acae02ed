import type { User } from '@restitui/domain/accounts/users/users.api.ts';
import type { ReactNode } from 'react';
import { OwnPrivacyPanel } from '../../../operations/privacy/components/own-privacy-panel.tsx';
import { OwnIdentityCheckPanel } from '../../identity-checks/components/own-identity-check-panel.tsx';
import { AddressEditor } from '../../onboarding/components/address-editor.tsx';
import { SecurityPanel } from '../../session/components/security-panel.tsx';
import { AccountingFacts } from './accounting-facts.tsx';
import { OwnDataForm } from './own-data-form.tsx';
import { OwnFacts } from './own-facts.tsx';

export interface ProfileTabProps {
  user: User;
  /** Called when the unsaved state changes. */
  onDirty: (dirty: boolean) => void;
  /** Called when something else opens in place of the profile. */
  onLeave: () => void;
}

export interface ProfileTab {
  value: string;
  label: string;
  /** Whether the user has this tab; defaults to all users. */
  for?: (user: User) => boolean;
  content: (props: ProfileTabProps) => ReactNode;
}

/** The tabs in order; a new tab is one entry. */
export const profileTabs: readonly ProfileTab[] = [
  {
    value: 'pessoal',
    label: 'Pessoal',
    content: (props) => (
      <>
        <OwnDataForm {...props} />
        <OwnFacts user={props.user} />
      </>
    ),
  },
  {
    value: 'endereco',
    label: 'Endereço',
    content: ({ user, onDirty }) => (
      <AddressEditor key={addressKey(user)} user={user} onDirty={onDirty} onSaved={() => onDirty(false)} />
    ),
  },
  {
    value: 'contabilidade',
    label: 'Contabilidade',
    for: ({ typeCargo }) => typeCargo === 'CONTABILIDADE',
    content: ({ user }) => <AccountingFacts user={user} />,
  },
  { value: 'assinatura', label: 'Assinatura', content: ({ onLeave }) => <OwnIdentityCheckPanel onStart={onLeave} /> },
  { value: 'seguranca', label: 'Segurança', content: ({ onDirty }) => <SecurityPanel onDirty={onDirty} /> },
  { value: 'privacidade', label: 'Privacidade', content: () => <OwnPrivacyPanel /> },
];

/** Key that remounts the form after a saved change, so that it starts from the saved values. */
function addressKey({ cep, logradouro, numero, complemento, bairro, municipio, estado }: User): string {
  return JSON.stringify([cep, logradouro, numero, complemento, bairro, municipio, estado]);
}
