import { type ContactKind, contactLimits, requiredFields } from '@restitui/domain/crm/leads/contact-form.ts';

interface FieldProps {
  kind: ContactKind;
  field: keyof typeof contactLimits;
  label: string;
  type?: string;
  autoComplete?: string;
}

function ContactField({ kind, field, label, type = 'text', autoComplete = 'off' }: FieldProps) {
  const id = `contact-${field}`;
  const isRequired = requiredFields(kind).includes(field);
  const control = {
    id,
    // The generic form has a different name for the telephone field (C-20).
    name: kind === 'generic' && field === 'tel' ? 'phone' : field,
    maxLength: contactLimits[field],
    'aria-required': isRequired,
    'aria-describedby': kind === 'generic' ? 'contact-error' : `${id}-error`,
  };
  return (
    <div className={`field field-${field}`}>
      <label htmlFor={id}>
        {label}
        {!isRequired && <span className="optional"> (opcional)</span>}
      </label>
      {field === 'message' ? (
        <textarea rows={4} {...control} />
      ) : (
        <input type={type} autoComplete={autoComplete} {...control} />
      )}
      {kind !== 'generic' && <p className="error" id={`${id}-error`} role="alert" />}
    </div>
  );
}

/** Renders one of the three contact forms, which the page's script validates and sends. */
export function ContactForm({ kind }: { kind: ContactKind }) {
  return (
    <form className="contact-form" data-contact={kind} noValidate aria-label="Contato">
      {kind === 'generic' && <p className="error" id="contact-error" role="alert" />}
      <ContactField kind={kind} field="name" label="Nome" autoComplete="name" />
      <ContactField kind={kind} field="tel" label="Telefone" type="tel" autoComplete="tel-national" />
      <ContactField kind={kind} field="email" label="E-mail" type="email" autoComplete="email" />
      <ContactField kind={kind} field="message" label="Mensagem" />
      <div className="trap" aria-hidden="true">
        <label htmlFor="contact-site">Site</label>
        <input id="contact-site" name="site" tabIndex={-1} autoComplete="off" />
      </div>
      <p className="privacy">
        {
          'Seus dados são usados só para responder a este contato (LGPD, Lei nº 13.709/2018). Para corrigir ou apagar, escreva para {{email}}.'
        }
      </p>
      <div className="send">
        <button type="submit" className="button">
          Enviar mensagem
        </button>
        <svg aria-hidden="true" className="sent" viewBox="0 0 24 24" fill="none" stroke="currentColor">
          <path d="m4.5 12.5 5 5 10-11" />
        </svg>
      </div>
      <p className="error" data-failure role="alert" />
      <p className="done" data-done role="status" />
      <noscript>
        <p>{'Para escrever sem JavaScript, use o e-mail {{email}}.'}</p>
      </noscript>
    </form>
  );
}
