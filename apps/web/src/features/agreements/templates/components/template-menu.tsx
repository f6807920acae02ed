import type { Template } from '@restitui/domain/agreements/templates/templates.api.ts';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { DropdownMenu, MenuItem } from '../../../../ui/dropdown-menu.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';

export interface TemplateAction {
  icon: LucideIcon;
  /** Text of the menu item. */
  text: string;
  /** Accessible name of the button, which names the template. */
  label: string;
  tone?: 'danger';
  run: () => void;
}

/** The actions of a template as buttons of a cell. */
export function TemplateButtons({ actions }: { actions: readonly TemplateAction[] }) {
  return (
    <span className="relative z-10 flex gap-1">
      {actions.map(({ icon, label, run }) => (
        <IconButton key={label} icon={icon} size="sm" label={label} onClick={run} />
      ))}
    </span>
  );
}

/** The actions of a template as a menu, where a row has one line. */
export function TemplateMenu({ template, actions }: { template: Template; actions: readonly TemplateAction[] }) {
  return (
    <DropdownMenu
      trigger={<IconButton icon={Ellipsis} size="sm" label={`Ações de ${template.nameContrato}`} hint="Ações" />}
    >
      {actions.map(({ icon, text, label, tone, run }) => (
        <MenuItem key={label} icon={icon} {...(tone && { tone })} onSelect={run}>
          {text}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
