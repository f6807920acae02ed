import { useBranding } from '../../../tenancy/tenants/tenants.queries.ts';

/** The brand's phone number, which is available without the server. */
export function SupportPhone() {
  const phone = useBranding()?.supportPhone;
  if (!phone) return null;
  return (
    <p className="text-body text-muted">
      Telefone do suporte:{' '}
      <a
        href={`tel:${phone.replace(/[^\d+]/g, '')}`}
        className="figures whitespace-nowrap font-medium text-ink underline underline-offset-4"
      >
        {phone}
      </a>
    </p>
  );
}
