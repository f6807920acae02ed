import { canCreateTenants } from '@restitui/domain/tenancy/tenants/tenants.access.ts';
import { useNavigate } from '@tanstack/react-router';
import { Building, ChevronsUpDown, Plus, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useEffect, useState } from 'react';
import { useOpenCompany } from '../../features/tenancy/tenants/components/use-open-company.ts';
import { changeTenant } from '../../lib/change-tenant.ts';
import { cn } from '../../lib/cn.ts';
import { useSelectedTenant } from '../../lib/session-store.ts';
import { useActor } from '../../lib/use-actor.ts';
import { useOnRequest } from '../../lib/use-later.ts';
import { preloadWhenIdle } from '../../lib/when-idle.ts';
import { Button } from '../../ui/button.tsx';
import { useLandmark } from '../../ui/use-landmark.ts';

const loadTenantList = async () =>
  (await import('../../features/tenancy/tenants/components/tenant-list.tsx')).TenantList;

interface TenantSwitcherProps {
  folded: boolean;
  onAddCompany: () => void;
  onLeave?: (() => void) | undefined;
}

/** Switches the acting tenant: choosing opens its clients, or the home of a role without them; clearing, the alerts (F-358). */
export function TenantSwitcher({ folded, onAddCompany, onLeave }: TenantSwitcherProps) {
  const selected = useSelectedTenant();
  const navigate = useNavigate();
  const openCompany = useOpenCompany();
  const [open, setOpen] = useState(false);
  const mayAdd = canCreateTenants(useActor());
  const [landmark, anchor] = useLandmark();
  const TenantList = useOnRequest(loadTenantList, open, () => setOpen(false));
  useEffect(() => preloadWhenIdle(loadTenantList), []);
  const label = selected?.title ?? 'Escolher empresa';

  async function close() {
    await navigate({ to: '/alertas' });
    changeTenant(undefined);
    onLeave?.();
  }

  return (
    <div className="flex flex-col gap-1">
      <Popover.Root open={open && TenantList !== undefined} onOpenChange={setOpen}>
        <Popover.Trigger asChild ref={anchor}>
          <button
            type="button"
            aria-label={`Empresa: ${label}`}
            className={cn(
              'flex h-9 w-full items-center gap-2.5 rounded-md border bg-surface px-2.5 text-body transition-colors duration-100 hover:border-line-strong',
              folded && 'justify-center px-0',
              !selected && 'text-muted',
            )}
          >
            <Building aria-hidden className="size-4 shrink-0" />
            {!folded && (
              <>
                <span className="min-w-0 flex-1 truncate text-left font-medium">{label}</span>
                <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted" />
              </>
            )}
          </button>
        </Popover.Trigger>
        <Popover.Portal container={landmark}>
          <Popover.Content
            align="start"
            side={folded ? 'right' : 'bottom'}
            sideOffset={4}
            collisionPadding={8}
            aria-label="Escolher empresa"
            className="z-50 w-72 max-w-[calc(100vw-1rem)] animate-rise rounded-md bg-surface shadow-float outline-none"
          >
            {TenantList && (
              <TenantList
                selectedId={selected?.id}
                onPick={(tenant) => {
                  setOpen(false);
                  onLeave?.();
                  openCompany(tenant);
                }}
              />
            )}
            {mayAdd && (
              <div className="border-t p-1">
                <Button
                  variant="ghost"
                  className="w-full justify-start px-2 font-normal"
                  onClick={() => {
                    setOpen(false);
                    onAddCompany();
                  }}
                >
                  <Plus aria-hidden />
                  Adicionar Empresa
                </Button>
              </div>
            )}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      {selected && !folded && (
        <Button variant="ghost" size="sm" onClick={close} className="justify-start px-2.5 font-normal text-muted">
          <X aria-hidden />
          <span className="truncate">Fechar: {selected.title}</span>
        </Button>
      )}
    </div>
  );
}
