import type { PermissionKey, StoredFlags } from '@restitui/domain/accounts/permissions/permission-catalogue.ts';
import { canEditPermissions, canGrant } from '@restitui/domain/accounts/permissions/permissions.access.ts';
import type { UserSummary } from '@restitui/domain/accounts/users/users.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { UnsavedBar } from '../../../../ui/unsaved-bar.tsx';
import { countChanges, counterOf, entriesOf, sectors } from '../permission-sectors.ts';
import { savePermissions } from '../permissions.queries.ts';
import { SectorPanel } from './sector-panel.tsx';

interface PermissionsEditorProps {
  user: UserSummary;
  stored: StoredFlags;
}

/** One tab per sector; all changes are saved together. */
export function PermissionsEditor({ user, stored }: PermissionsEditorProps) {
  const actor = useActor();
  const [sector, setSector] = useState(sectors[0] ?? 'Gestão');
  const [changed, setChanged] = useState<StoredFlags>();
  const save = useMutation(savePermissions(user));
  const flags = changed ?? stored;
  const mayEdit = canEditPermissions(actor, user);
  const maySwitch = (key: PermissionKey) => mayEdit && (stored[key] || canGrant(actor, key));

  return (
    <>
      {!mayEdit && (
        <Notice tone="info" className="mb-4">
          Você pode ver estas permissões, mas não alterá-las.
        </Notice>
      )}
      <Tabs
        label="Setores"
        value={sector}
        onValueChange={setSector}
        tabs={sectors.map((name) => {
          const counter = counterOf(
            entriesOf(name).map(({ key }) => key),
            flags,
          );
          return {
            value: name,
            label: (
              <>
                {name} <SectorCounter counter={counter} />
              </>
            ),
            content: <SectorPanel sector={name} flags={flags} maySwitch={maySwitch} onChange={setChanged} />,
          };
        })}
      />
      {mayEdit && (
        <UnsavedBar
          changes={countChanges(stored, flags)}
          saving={save.isPending}
          saveLabel="Salvar permissões"
          description="As permissões alteradas aqui ainda não foram salvas."
          onDiscard={() => setChanged(undefined)}
          onSave={() => save.mutate(flags, { onSuccess: () => setChanged(undefined) })}
        />
      )}
    </>
  );
}

function SectorCounter({ counter }: { counter: string }) {
  const all = counter === 'Todas';
  return (
    <span
      className={`figures rounded-full px-2 py-0.5 text-caption ${all ? 'bg-positive-soft text-positive' : 'bg-neutral-soft text-neutral'}`}
    >
      {counter}
    </span>
  );
}
