import { formatCep } from '@restitui/brazil/cep.ts';
import { formatPhone } from '@restitui/brazil/phone.ts';
import type { Branding } from '@restitui/domain/tenants/tenants.api.ts';
import { Clock, type LucideIcon, Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBranding } from '../../tenants/tenants.queries.ts';
import { SiteFrame } from '../components/site-frame.tsx';
import { landingTexts } from '../landing-texts.ts';

export function ContactPage() {
  const branding = useBranding();
  return (
    <SiteFrame className="pb-16">
      <div className="py-12">
        <p className="mb-3 font-medium text-body text-brand-text">{branding?.title}</p>
        <h1 className="font-semibold text-figure tracking-tight sm:text-[2.5rem] sm:leading-[1.1]">Contato</h1>
        {branding && <p className="mt-4 max-w-[56ch] text-lead text-muted">{landingTexts(branding).about}</p>}
      </div>
      {branding && <Ways contact={branding.contact} />}
    </SiteFrame>
  );
}

function Ways({ contact }: Pick<Branding, 'contact'>) {
  const { email, whatsApp, tel } = contact;
  const address = addressLines(contact);
  return (
    <dl className="grid gap-px overflow-clip rounded-md border bg-line sm:grid-cols-2">
      {whatsApp && (
        <Way icon={MessageCircle} label="WhatsApp">
          <a href={`https://wa.me/55${whatsApp}`} rel="noreferrer" className="underline-offset-4 hover:underline">
            {formatPhone(whatsApp)}
          </a>
        </Way>
      )}
      {tel && (
        <Way icon={Phone} label="Telefone">
          <a href={`tel:+55${tel}`} className="underline-offset-4 hover:underline">
            {formatPhone(tel)}
          </a>
        </Way>
      )}
      <Way icon={Mail} label="E-mail">
        <a href={`mailto:${email}`} className="break-all underline-offset-4 hover:underline">
          {email}
        </a>
      </Way>
      {address.length > 0 && (
        <Way icon={MapPin} label="Endereço">
          {address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Way>
      )}
      <Way icon={Clock} label="Atendimento">
        Segunda a sexta-feira, das 09:00 às 18:00
      </Way>
    </dl>
  );
}

function Way({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className="relative min-w-0 bg-surface py-6 pr-6 pl-15">
      <dt className="text-caption text-muted">
        <Icon aria-hidden className="absolute top-6.5 left-6 size-5 text-brand-text" strokeWidth={1.5} />
        {label}
      </dt>
      <dd className="mt-1 text-lead">{children}</dd>
    </div>
  );
}

function addressLines({ logradouro, numero, complemento, bairro, cidade, uf, cep }: Branding['contact']): string[] {
  if (!logradouro) return [];
  return [
    [`${logradouro}, ${numero}`, complemento].filter(Boolean).join(' · '),
    [bairro, `${cidade}/${uf}`].filter(Boolean).join(' · '),
    cep && `CEP ${formatCep(cep)}`,
  ].filter(Boolean);
}
