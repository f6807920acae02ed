// Imported by the script of the landing pages, which must stay small: no libraries here.
import type { LandingVariant } from '../../tenancy/tenants/landing-variant.ts';

/** The three contact forms: of variant A, of the other brands, and the generic one (I-033..I-046). */
export type ContactKind = 'a' | 'other' | 'generic';

/** The fields of a contact; the telephone is `phone` in the generic form and `tel` in the others (C-20). */
export interface ContactFields {
  name: string;
  tel: string;
  email: string;
  message: string;
}
export type ContactField = keyof ContactFields;

/** Maximum length of each field in characters. */
export const contactLimits: Readonly<Record<ContactField, number>> = { name: 120, tel: 40, email: 200, message: 4000 };

/** How long the success message is shown, in milliseconds (I-047). */
export const contactSuccessMs = 5000;

/** The message after sending (D-44). */
export const contactSuccess: Readonly<Record<ContactKind, string>> = {
  a: 'Mensagem enviada com sucesso!',
  other: 'Obrigado! Recebemos sua mensagem e entraremos em contato em breve.',
  generic: 'Obrigado! Recebemos sua mensagem e entraremos em contato em breve.',
};

const required: Readonly<Record<ContactField, string>> = {
  name: 'Nome é obrigatório',
  tel: 'Telefone é obrigatório',
  email: 'Email é obrigatório',
  message: 'Mensagem é obrigatória',
};
const missingInGeneric = 'Por favor, preencha todos os campos obrigatórios';
/** Digits of the shortest telephone number: a landline without its area code. */
const fewestDigits = 8;
const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const fields: readonly ContactField[] = ['name', 'tel', 'email', 'message'];

/** Returns the form of a landing page: A for the default page and Meridiano's, the generic one on localhost. */
export function contactKindOf({ landing, local }: { landing: LandingVariant; local: boolean }): ContactKind {
  if (landing === 'd' && local) return 'generic';
  return landing === 'd' || landing === 'm' ? 'a' : 'other';
}

/** Returns the fields that a contact form of this kind requires. */
export function requiredFields(kind: ContactKind): readonly ContactField[] {
  return kind === 'generic' ? fields.filter((field) => field !== 'tel') : fields;
}

/** The other brands check the form of the e-mail only (I-041, D-44). */
const checksTelephone: Readonly<Record<ContactKind, boolean>> = { a: true, other: false, generic: true };

/** Returns whether a typed telephone has too few digits to be one, such as '12'. */
const isTooShort = (tel: string) => tel.trim() !== '' && tel.replace(/\D/g, '').length < fewestDigits;

/** Returns the problems of the typed values by field; empty when they can be sent. */
export function contactProblems(kind: ContactKind, typed: ContactFields): Partial<Record<ContactField, string>> {
  const problems: Partial<Record<ContactField, string>> = {};
  for (const field of requiredFields(kind)) {
    if (typed[field].trim() === '') problems[field] = kind === 'generic' ? missingInGeneric : required[field];
  }
  if (!problems.email && !address.test(typed.email.trim())) {
    problems.email = kind === 'generic' ? 'Por favor, insira um endereço de e-mail válido' : 'Email inválido';
  }
  if (!problems.tel && checksTelephone[kind] && isTooShort(typed.tel)) {
    problems.tel = kind === 'generic' ? 'Por favor, insira um telefone válido' : 'Telefone inválido';
  }
  return problems;
}
