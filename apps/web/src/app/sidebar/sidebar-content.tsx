import { PanelLeft, Search } from 'lucide-react';
import { useHasUnsignedPartnership } from '../../features/accounts/partnerships/components/use-own-partnership.ts';
import { BrandMark } from '../../features/tenancy/tenants/components/brand-mark.tsx';
import { cn } from '../../lib/cn.ts';
import { useSelectedTenant } from '../../lib/session-store.ts';
import { useActor } from '../../lib/use-actor.ts';
import { useLater } from '../../lib/use-later.ts';
import { appVersion } from '../../lib/version.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { foldsManagement, menuOf } from '../menu.ts';
import { FoldingGroup } from './folding-group.tsx';
import { MenuList } from './menu-list.tsx';
import { NewMenu } from './new-menu.tsx';
import { ProductMenu } from './product-menu.tsx';
import { UserMenu } from './user-menu.tsx';

const loadTenantSwitcher = async () => (await import('./tenant-switcher.tsx')).TenantSwitcher;

interface SidebarContentProps {
  folded: boolean;
  /** Absent in the drawer on phones. */
  onFold?: () => void;
  onSearch: () => void;
  onProfile: () => void;
  onAddCompany: () => void;
  /** Called after an item is chosen. */
  onLeave?: () => void;
}

export function SidebarContent({ folded, onFold, onSearch, onProfile, onAddCompany, onLeave }: SidebarContentProps) {
  const actor = useActor();
  const selected = useSelectedTenant();
  const isUnsigned = useHasUnsignedPartnership();
  const isAdmin = actor.typeUser === 'ADMIN';
  const TenantSwitcher = useLater(loadTenantSwitcher, isAdmin);
  const menu = menuOf(actor, selected?.id, isUnsigned ? [] : ['minha-parceria']);

  return (
    <>
      {onFold && (
        <div className={cn('flex h-14 shrink-0 items-center gap-2 px-2.5', !folded && 'pl-4')}>
          {!folded && (
            <div className="flex min-w-0 flex-1 items-center">
              <BrandMark />
            </div>
          )}
          <IconButton
            icon={PanelLeft}
            label={folded ? 'Abrir barra lateral (Ctrl+B)' : 'Recolher barra lateral (Ctrl+B)'}
            aria-expanded={!folded}
            onClick={onFold}
            className="aria-expanded:bg-transparent"
          />
        </div>
      )}
      <div className="flex flex-col gap-2 px-2.5 pt-1 pb-2">
        {TenantSwitcher && <TenantSwitcher folded={folded} onAddCompany={onAddCompany} onLeave={onLeave} />}
        {isAdmin && !TenantSwitcher && <div className={selected && !folded ? 'h-18' : 'h-9'} />}
        <div className={cn('flex gap-2', folded && 'flex-col')}>
          <SearchButton folded={folded} onSearch={onSearch} />
          <NewMenu groups={menu.filter(({ kind }) => kind === 'forms')} folded={folded} onLeave={onLeave} />
        </div>
      </div>
      <nav aria-label="Menu" className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-2.5 py-2">
        {menu
          .filter(({ kind }) => kind !== 'forms')
          .map((group) =>
            group.kind === 'management' && foldsManagement(menu) ? (
              <FoldingGroup key={group.label} group={group} folded={folded} onLeave={onLeave} />
            ) : (
              <div key={group.label}>
                {!folded && <p className="px-2 pb-1 text-caption text-muted">{group.label}</p>}
                <MenuList items={group.items} folded={folded} onLeave={onLeave} />
              </div>
            ),
          )}
        <ProductMenu folded={folded} onLeave={onLeave} />
      </nav>
      <div className="border-t p-2.5">
        <UserMenu folded={folded} onProfile={onProfile} onLeave={onLeave} />
        {!folded && <p className="px-2 pt-1 text-caption text-muted">Versão {appVersion}</p>}
      </div>
    </>
  );
}

function SearchButton({ folded, onSearch }: { folded: boolean; onSearch: () => void }) {
  if (folded) return <IconButton icon={Search} label="Buscar (Ctrl+K)" onClick={onSearch} />;
  return (
    <button
      type="button"
      onClick={onSearch}
      className="flex h-9 min-w-0 flex-1 items-center gap-2 rounded-md border bg-surface px-2.5 text-body text-muted transition-colors duration-100 hover:border-line-strong"
    >
      <Search aria-hidden className="size-4" />
      <span className="flex-1 text-left">Buscar</span>
      <kbd className="hidden font-sans text-caption pointer-fine:inline">Ctrl K</kbd>
    </button>
  );
}
