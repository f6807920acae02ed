import type { ContactKind } from '@restitui/domain/crm/leads/contact-form.ts';
import type { ReactNode } from 'react';
import type { SiteContent } from '../site-content.ts';
import { ContactFacts } from './contact-facts.tsx';
import { ContactForm } from './contact-form.tsx';

interface ContactSectionProps {
  content: SiteContent;
  kind: ContactKind;
  /** An ornament of the variant. */
  children?: ReactNode;
}

export function ContactSection({ content, kind, children }: ContactSectionProps) {
  return (
    <section id="contact" className="contact" aria-labelledby="contact-title">
      {children}
      <div className="wrap contact-grid">
        <div className="contact-words">
          <h2 id="contact-title">{content.contactTitle}</h2>
          <p className="section-lead">{content.contactLead}</p>
          <ContactFacts />
        </div>
        <ContactForm kind={kind} />
      </div>
    </section>
  );
}
