import { Menu, Search } from 'lucide-react';
import { BrandMark } from '../features/tenancy/tenants/components/brand-mark.tsx';
import { IconButton } from '../ui/icon-button.tsx';

interface TopBarProps {
  onMenu: () => void;
  onSearch: () => void;
}

/** Top bar on phones, where the sidebar is a drawer. */
export function TopBar({ onMenu, onSearch }: TopBarProps) {
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b bg-canvas px-2 print:hidden">
      <IconButton icon={Menu} label="Abrir menu" onClick={onMenu} />
      <div className="flex min-w-0 flex-1 items-center">
        <BrandMark />
      </div>
      <IconButton icon={Search} label="Buscar" onClick={onSearch} />
    </header>
  );
}
