import { formatPhone } from '@restitui/brazil/phone.ts';
import { storedBranding } from '@restitui/domain/tenancy/tenants/stored-branding.ts';
import { useQuery } from '@tanstack/react-query';
import { buttonLook } from '../../../../ui/button.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { unbroken } from '../../../../ui/unbroken.ts';
import { BrandMark } from '../../../tenancy/tenants/components/brand-mark.tsx';
import { BrandScope } from '../../../tenancy/tenants/components/brand-scope.tsx';
import { tenantsQuery } from '../../../tenancy/tenants/tenants.queries.ts';

/** An example of the message that asks a client to sign, in the brand of the company; always light, as e-mail is. */
export function MailPreview({ tenant: id }: { tenant: string }) {
  const { data: tenants, isLoading } = useQuery(tenantsQuery);
  const tenant = tenants?.find((one) => one.id === id);
  if (isLoading) return <SkeletonLines />;
  if (!tenant) return null;
  const contact = tenant.whatsApp ? formatPhone(tenant.whatsApp) : tenant.email;
  return (
    <aside aria-label="O que o seu cliente recebe">
      <p className="mb-2 text-caption text-muted">O que o seu cliente recebe</p>
      <BrandScope
        branding={storedBranding(tenant)}
        scheme="light"
        className="flex flex-col gap-4 rounded-md border bg-surface p-5 text-ink"
      >
        <BrandMark />
        <div>
          <p className="font-semibold text-lead">Seu contrato está pronto</p>
          <p className="mt-1 text-body text-muted">
            Maria, o contrato da COMÉRCIO EXEMPLO LTDA com {tenant.title} está pronto para ler e assinar pelo celular.
          </p>
        </div>
        <span className={buttonLook({ variant: 'primary', className: 'w-full' })}>Ler e assinar</span>
        <p className="border-t pt-3 text-caption text-muted">
          {unbroken(`Enviado por ${tenant.title}.${contact && ` Dúvidas: ${contact}.`}`)}
        </p>
      </BrandScope>
    </aside>
  );
}
