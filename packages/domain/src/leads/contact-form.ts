// Read by the script of the landing pages, which has no room for a library.
import type { LandingVariant } from '../tenants/branding-edit.ts';

/** The three contact forms: variant A, the other brands' and the generic one (I-033..I-046). */
export type ContactKind = 'a' | 'other' | 'generic';

/** What a visitor fills in; the telephone is `phone` in the generic form and `tel` in the others (C-20). */
export interface ContactFields {
  name: string;
  tel: string;
  email: string;
  message: string;
}
export type ContactField = keyof ContactFields;

/** Most characters of each field. */
export const contactLimits: Readonly<Record<ContactField, number>> = { name: 120, tel: 40, email: 200, message: 4000 };

/** How long the word of success stays, in milliseconds (I-047). */
export const contactSuccessMs = 5000;

/** The word after a message was sent; the other brands' form says none (C-19). */
export const contactSuccess: Readonly<Record<ContactKind, string | undefined>> = {
  a: 'Mensagem enviada com sucesso!',
  other: undefined,
  generic: 'Obrigado! Recebemos sua mensagem e entraremos em contato em breve.',
};

const required: Readonly<Record<ContactField, string>> = {
  name: 'Nome é obrigatório',
  tel: 'Telefone é obrigatório',
  email: 'Email é obrigatório',
  message: 'Mensagem é obrigatória',
};
const missingInGeneric = 'Por favor, preencha todos os campos obrigatórios';
const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const fields = Object.keys(required) as ContactField[];

/** The form of a landing page: A for the default page and Meridiano's, the generic one on localhost. */
export function contactKindOf({ landing, local }: { landing: LandingVariant; local: boolean }): ContactKind {
  if (landing === 'd' && local) return 'generic';
  return landing === 'd' || landing === 'm' ? 'a' : 'other';
}

/** The fields that must be filled in. */
export function requiredFields(kind: ContactKind): readonly ContactField[] {
  return kind === 'generic' ? fields.filter((field) => field !== 'tel') : fields;
}

/** What is wrong with what was filled in, by field; nothing when it can be sent. */
export function contactProblems(kind: ContactKind, typed: ContactFields): Partial<Record<ContactField, string>> {
  const problems: Partial<Record<ContactField, string>> = {};
  for (const field of requiredFields(kind)) {
    if (typed[field].trim() === '') problems[field] = kind === 'generic' ? missingInGeneric : required[field];
  }
  if (kind !== 'other' && !problems.email && !address.test(typed.email.trim())) {
    problems.email = kind === 'a' ? 'Email inválido' : 'Por favor, insira um endereço de e-mail válido';
  }
  return problems;
}
