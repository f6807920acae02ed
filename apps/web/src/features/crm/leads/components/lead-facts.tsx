import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { formatPhone, parsePhone } from '@restitui/brazil/phone.ts';
import type { Lead } from '@restitui/domain/crm/leads/leads.api.ts';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../../lib/formats.ts';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { unbroken } from '../../../../ui/unbroken.ts';

const link = 'min-w-0 break-all underline underline-offset-4';

export function LeadFacts({ lead: { name, tel, email, cnpj, message, createdDate } }: { lead: Lead }) {
  const phone = parsePhone(tel);
  const facts: [string, ReactNode, string][] = [
    [
      'E-mail',
      <a key="email" href={`mailto:${email}`} className={link}>
        {email}
      </a>,
      email,
    ],
    [
      'Telefone',
      phone ? (
        <a key="tel" href={`https://wa.me/55${phone}`} target="_blank" rel="noreferrer" className={link}>
          {formatPhone(phone)}
        </a>
      ) : (
        tel || '—'
      ),
      tel,
    ],
    ['CNPJ', cnpj ? formatCnpj(cnpj) : '—', cnpj ?? ''],
  ];
  return (
    <>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[6rem_1fr]">
        {facts.map(([label, shown, text]) => (
          <div key={label} className="contents">
            <dt className="text-caption text-muted sm:leading-8">{label}</dt>
            <dd className="figures flex min-h-8 min-w-0 items-center gap-1">
              {shown}
              {text && <CopyButton compact text={text} label={`Copiar ${label} de ${displayName(name)}`} />}
            </dd>
          </div>
        ))}
      </dl>
      <figure className="mt-4 border-line-strong border-l-2 pl-4">
        <blockquote className="whitespace-pre-wrap break-words text-body">{unbroken(message)}</blockquote>
        <figcaption className="figures mt-2 text-caption text-muted">
          Recebido pelo site em {formatDateTime(createdDate)}
        </figcaption>
      </figure>
    </>
  );
}
