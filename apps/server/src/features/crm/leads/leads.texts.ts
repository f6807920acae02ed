import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { formatPhone, parsePhone } from '@restitui/brazil/phone.ts';

interface Contact {
  name: string;
  tel: string;
  email: string;
  message: string;
  cnpj: string | null;
}

/** Notification of the consultancy about a new lead. */
export function newLeadText({ name, tel, email, message, cnpj }: Contact, link: string) {
  const facts = [
    ['Nome', displayName(name)],
    ['Telefone', parsePhone(tel) ? formatPhone(tel) : tel],
    ['E-mail', email],
    ['CNPJ', cnpj && formatCnpj(cnpj)],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return {
    subject: `Novo contato pelo site: ${displayName(name)}`,
    text: `${facts.join('\n')}

${message}

Para responder e acompanhar, abra:

${link}`,
  };
}
