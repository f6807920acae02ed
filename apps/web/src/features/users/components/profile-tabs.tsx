import type { User } from '@restitui/domain/users/users.api.ts';
import type { ReactNode } from 'react';
import { AddressEditor } from '../../onboarding/components/address-editor.tsx';
import { OwnPrivacyPanel } from '../../privacy/components/own-privacy-panel.tsx';
import { SecurityPanel } from '../../session/components/security-panel.tsx';
import { OwnSignaturePanel } from '../../signatures/components/own-signature-panel.tsx';
import { AccountingFacts } from './accounting-facts.tsx';
import { OwnDataForm } from './own-data-form.tsx';
import { OwnFacts } from './own-facts.tsx';

export interface ProfileTabProps {
  user: User;
  /** Told while something typed is not saved. */
  onDirty: (dirty: boolean) => void;
  /** To what is opened in place of the profile. */
  onLeave: () => void;
}

export interface ProfileTab {
  value: string;
  label: string;
  /** Everybody has it unless this says otherwise. */
  for?: (user: User) => boolean;
  content: (props: ProfileTabProps) => ReactNode;
}

/** In the order shown; a new one is one entry. */
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
  { value: 'assinatura', label: 'Assinatura', content: ({ onLeave }) => <OwnSignaturePanel onStart={onLeave} /> },
  { value: 'seguranca', label: 'Segurança', content: ({ onDirty }) => <SecurityPanel onDirty={onDirty} /> },
  { value: 'privacidade', label: 'Privacidade', content: () => <OwnPrivacyPanel /> },
];

/** Another address is another form: what was saved is what it starts from. */
function addressKey({ cep, logradouro, numero, complemento, bairro, municipio, estado }: User): string {
  return JSON.stringify([cep, logradouro, numero, complemento, bairro, municipio, estado]);
}
