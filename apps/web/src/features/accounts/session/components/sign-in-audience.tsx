import { LinkTabs } from '../../../../ui/tabs.tsx';

/** Leads clients and staff to their own sign-in; the site's 'Entrar' opens either. */
export function SignInAudience() {
  return (
    <LinkTabs
      label="Quem está entrando"
      tabs={[
        { label: 'Sou cliente', link: { to: '/login-client' }, alsoAt: '/login-client-minuta' },
        { label: 'Sou da equipe', link: { to: '/signin' } },
      ]}
    />
  );
}
