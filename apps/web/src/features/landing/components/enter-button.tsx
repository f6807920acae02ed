import { isLocalHost } from '@restitui/domain/tenants/local-host.ts';
import { Link } from '@tanstack/react-router';
import { useAuth } from '../../../lib/session-store.ts';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { useBranding } from '../../tenants/tenants.queries.ts';

/** The way into the system, which a tenant may keep on a host of its own. */
export function EnterButton(look: Pick<ButtonProps, 'variant' | 'size' | 'className'>) {
  const webHost = useBranding()?.webHost;
  const auth = useAuth();
  const { protocol, port, hostname } = window.location;
  const apart = webHost && webHost !== hostname && !isLocalHost(hostname) && !hostname.startsWith('dev.');
  return (
    <Button asChild {...look}>
      {apart ? (
        <a href={`${protocol}//${webHost}${port && `:${port}`}/signin`}>Entrar</a>
      ) : (
        <Link to="/signin">{auth ? 'Ir para o sistema' : 'Entrar'}</Link>
      )}
    </Button>
  );
}
