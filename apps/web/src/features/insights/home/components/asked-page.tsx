import { useNavigate } from '@tanstack/react-router';
import { changeTenant } from '../../../../lib/change-tenant.ts';
import { usePageSearch } from '../../../../lib/use-page-search.ts';
import { ChooseTenant } from '../../../tenancy/tenants/components/choose-tenant.tsx';
import { asked } from '../home-search.ts';

/** Asks for the company of an address that was opened without one, and goes on to it. */
export function AskedPage() {
  const [{ abrir }] = usePageSearch(asked, '/signed-in/admin/empresas');
  const navigate = useNavigate();
  if (!abrir) return null;
  return (
    <div className="mb-6">
      <ChooseTenant
        purpose="Escolha a empresa para abrir a página que você pediu."
        onPick={({ id, title }) => {
          changeTenant({ id, title });
          void navigate({ href: abrir, replace: true });
        }}
      />
    </div>
  );
}
