import type { PermissionKey, StoredFlags } from '@restitui/domain/accounts/permissions/permission-catalogue.ts';
import { Switch } from '../../../../ui/switch.tsx';
import { entriesOf, type sectors, switchAll } from '../permission-sectors.ts';

interface SectorPanelProps {
  sector: (typeof sectors)[number];
  flags: StoredFlags;
  maySwitch: (key: PermissionKey) => boolean;
  onChange: (flags: StoredFlags) => void;
}

export function SectorPanel({ sector, flags, maySwitch, onChange }: SectorPanelProps) {
  const entries = entriesOf(sector);
  const keys = entries.map(({ key }) => key);
  const open = keys.filter(maySwitch);
  return (
    <div className="overflow-clip rounded-md border bg-surface">
      <Switch
        label="Selecionar todas"
        help={`Liga ou desliga o setor ${sector} de uma vez.`}
        checked={keys.every((key) => flags[key])}
        disabled={open.length === 0}
        onCheckedChange={(value) => onChange(switchAll(flags, keys, value, maySwitch))}
        className="border-b bg-sunken px-4 py-3"
      />
      <ul className="divide-y divide-line">
        {entries.map(({ key, label, description }) => (
          <li key={key}>
            <Switch
              label={label}
              help={
                maySwitch(key) || open.length === 0 ? description : `${description} Você não possui esta permissão.`
              }
              checked={flags[key]}
              disabled={!maySwitch(key)}
              onCheckedChange={(value) => onChange({ ...flags, [key]: value })}
              className="px-4 py-3"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
