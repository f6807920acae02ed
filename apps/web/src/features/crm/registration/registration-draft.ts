import { formatPhone, parsePhone } from '@restitui/brazil/phone.ts';
import type { RegistrationForm } from '@restitui/domain/crm/clients/registration-form.ts';
import type { Lead } from '@restitui/domain/crm/leads/leads.api.ts';
import { readDraft, removeDraft, writeDraft } from '../../../lib/draft.ts';
import type { VerifiedContacts } from '../../accounts/verification-codes/verification-codes.queries.ts';
import type { FoundClient } from './registration-body.ts';

/** A created client, with the data for its contract. */
export interface CreatedClient {
  id_client: string;
  razao_social: string;
  typeRegime: RegistrationForm['regimeTributario'];
  products: RegistrationForm['produtosSelecionados'];
}

export interface RegistrationDraft {
  found?: FoundClient | undefined;
  /** Without the password. */
  form?: Partial<RegistrationForm> | undefined;
  proven?: VerifiedContacts | undefined;
  created?: CreatedClient | undefined;
}

const name = 'cadastrar-cliente';

export const readRegistration = (owner: string): RegistrationDraft =>
  readDraft<RegistrationDraft>(name, owner)?.value ?? {};

export function saveRegistration(owner: string, draft: RegistrationDraft) {
  const { senha: _, concordo: __, ...form } = draft.form ?? {};
  writeDraft(name, owner, { ...draft, form });
}

export function clearRegistration() {
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
  // The user must choose a regime, so there is no default.
  regimeTributario: undefined as unknown as RegistrationForm['regimeTributario'],
  produtosSelecionados: [],
  comissao: '',
  banco: '',
  agencia: '',
  conta: '',
  senha: '',
  concordo: false,
};

/** Returns the form prefilled from a lead, whose contact is assumed to be the owner. */
export function leadAsForm({ name, email, tel }: Pick<Lead, 'name' | 'email' | 'tel'>): Partial<RegistrationForm> {
  const phone = parsePhone(tel);
  return {
    nomeProprietario: name,
    emailProprietario: email,
    ...(phone && { contatoProprietario: formatPhone(phone) }),
  };
}
