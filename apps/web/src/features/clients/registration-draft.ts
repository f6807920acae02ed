import { formatPhone, parsePhone } from '@restitui/brazil/phone.ts';
import type { RegistrationForm } from '@restitui/domain/clients/registration-form.ts';
import type { Lead } from '@restitui/domain/leads/leads.api.ts';
import type { MessageChannel } from '@restitui/domain/messages/message-channel.ts';
import { readDraft, removeDraft, writeDraft } from '../../lib/draft.ts';
import type { FoundClient } from './registration-body.ts';

/** The contacts that were proven in this session. */
export type Proven = Partial<Record<MessageChannel, string>>;

/** A client that was made, and what its contract is to be written from. */
export interface CreatedClient {
  id_client: string;
  razao_social: string;
  typeRegime: string;
  products: RegistrationForm['produtosSelecionados'];
}

export interface RegistrationDraft {
  found?: FoundClient | undefined;
  /** Never the password. */
  form?: Partial<RegistrationForm> | undefined;
  proven?: Proven | undefined;
  created?: CreatedClient | undefined;
}

const name = 'cadastrar-cliente';

export const readRegistration = (owner: string): RegistrationDraft => readDraft<RegistrationDraft>(name, owner) ?? {};

export function keepRegistration(owner: string, draft: RegistrationDraft) {
  const { senha: _, concordo: __, ...form } = draft.form ?? {};
  writeDraft(name, owner, { ...draft, form });
}

export function forgetRegistration() {
  removeDraft(name);
}

export const emptyRegistration: RegistrationForm = {
  nomeProprietario: '',
  cpfProprietario: '',
  contatoProprietario: '',
  emailProprietario: '',
  nomeContador: '',
  contatoContador: '',
  emailContador: '',
  // A regime is chosen, never assumed.
  regimeTributario: undefined as unknown as RegistrationForm['regimeTributario'],
  produtosSelecionados: [],
  comissao: '',
  banco: '',
  agencia: '',
  conta: '',
  senha: '',
  concordo: false,
};

/** What a contact of the site said of itself: taken to be the owner until somebody corrects it. */
export function formOfLead({ name, email, tel }: Pick<Lead, 'name' | 'email' | 'tel'>): Partial<RegistrationForm> {
  const phone = parsePhone(tel);
  return {
    nomeProprietario: name,
    emailProprietario: email,
    ...(phone && { contatoProprietario: formatPhone(phone) }),
  };
}
