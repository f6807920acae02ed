import { useQuery } from '@tanstack/react-query';
import { Outlet, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { OwnIdentityCheck } from '../features/accounts/identity-checks/components/own-identity-check.tsx';
import { meQuery } from '../features/accounts/session/current-session.queries.ts';
import { cn } from '../lib/cn.ts';
import { useMediaQuery } from '../lib/media-query.ts';
import { useAuth } from '../lib/session-store.ts';
import { keepTyped, takeTyped } from '../lib/typed-ahead.ts';
import { useLater, useOnRequest } from '../lib/use-later.ts';
import { preloadWhenIdle } from '../lib/when-idle.ts';
import { InShell } from './in-shell.ts';
import { KeysHelp } from './keys-help.tsx';
import { OnlyTenant } from './only-tenant.tsx';
import { SidebarContent } from './sidebar/sidebar-content.tsx';
import { toggleSidebar, useShortcut, useSidebarFolded } from './sidebar-state.ts';
import { TopBar } from './top-bar.tsx';

const loadPalette = async () => (await import('./palette/command-palette.tsx')).CommandPalette;
const loadProfileDialog = async () =>
  (await import('../features/accounts/users/components/profile-dialog.tsx')).ProfileDialog;
const loadAddCompanyDialog = async () =>
  (await import('../features/tenancy/tenants/components/add-company-dialog.tsx')).AddCompanyDialog;
const loadDrawer = async () => (await import('../ui/drawer.tsx')).Drawer;

export function SignedInLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** The menu and the parts of every signed-in page around its content. */
export function Shell({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const navigate = useNavigate();
  const folded = useSidebarFolded();
  const phone = useMediaQuery('(max-width: 767.98px)');
  const [sheet, setSheet] = useState(false);
  const [palette, setPalette] = useState(false);
  const [profile, setProfile] = useState(false);
  const [adding, setAdding] = useState(false);
  // Its answer goes into the session; without this the whole shell would render at each state of the call.
  useQuery({ ...meQuery, notifyOnChangeProps: [] });
  const Drawer = useLater(loadDrawer, phone);
  const CommandPalette = useOnRequest(loadPalette, palette, () => {
    takeTyped();
    setPalette(false);
  });
  const ProfileDialog = useOnRequest(loadProfileDialog, profile, () => setProfile(false));
  const AddCompanyDialog = useOnRequest(loadAddCompanyDialog, adding, () => setAdding(false));
  useEffect(() => preloadWhenIdle(loadPalette, loadProfileDialog, loadDrawer), []);

  const flipMenu = useCallback(() => (phone ? setSheet((open) => !open) : toggleSidebar()), [phone]);
  const flipPalette = useCallback(() => {
    setSheet(false);
    // Until the palette is loaded its field cannot be typed into.
    if (palette) takeTyped();
    else keepTyped(() => setPalette(false));
    setPalette(!palette);
  }, [palette]);
  useEffect(() => () => void takeTyped(), []);
  useShortcut('b', flipMenu);
  useShortcut('k', flipPalette);

  // Between the end of a session and the redirect to the sign-in there is no user.
  if (!auth) return null;
  const openPalette = () => {
    setSheet(false);
    if (!palette) keepTyped(() => setPalette(false));
    setPalette(true);
  };
  const openProfile = () => {
    setSheet(false);
    setProfile(true);
  };
  const addCompany = () => {
    setSheet(false);
    setAdding(true);
  };
  const shared = { onSearch: openPalette, onProfile: openProfile, onAddCompany: addCompany };

  return (
    <div className="min-h-dvh [--topbar:3.5rem] md:flex md:[--topbar:0px]">
      {phone ? (
        <>
          <TopBar onMenu={() => setSheet(true)} onSearch={openPalette} />
          {Drawer && (
            <Drawer side="left" size="sm" open={sheet} onOpenChange={setSheet} title="Menu">
              <div className="-mx-4 -my-4 flex min-h-full flex-col">
                <SidebarContent folded={false} {...shared} onLeave={() => setSheet(false)} />
              </div>
            </Drawer>
          )}
        </>
      ) : (
        <aside
          aria-label="Barra lateral"
          className={cn(
            'sticky top-0 z-30 flex h-[calc(100dvh-var(--offline))] shrink-0 flex-col border-r bg-canvas transition-[width] duration-150 print:hidden',
            folded ? 'w-14' : 'w-64',
          )}
        >
          <SidebarContent folded={folded} onFold={toggleSidebar} {...shared} />
        </aside>
      )}
      <main id="conteudo" tabIndex={-1} className="min-w-0 flex-1 outline-none">
        <div className="mx-auto w-full max-w-[100rem] px-4 py-6 sm:px-8 sm:py-8 print:p-0">
          <InShell value={true}>{children}</InShell>
        </div>
      </main>
      {auth.user.typeUser === 'ADMIN' && <OnlyTenant />}
      <OwnIdentityCheck
        onSigned={() => void (auth.user.typeUser === 'USUARIO' && navigate({ to: '/minuta-usuario' }))}
      />
      {/* Not in the menu, which is another one as soon as the window is narrow or wide. */}
      {ProfileDialog && <ProfileDialog open={profile} onOpenChange={setProfile} />}
      {AddCompanyDialog && <AddCompanyDialog open={adding} onOpenChange={setAdding} />}
      <KeysHelp />
      {palette && CommandPalette && <CommandPalette open={palette} onOpenChange={setPalette} />}
    </div>
  );
}
