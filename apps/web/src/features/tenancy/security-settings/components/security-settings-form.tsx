import { idleLimits } from '@restitui/domain/tenancy/security-settings/security-rules.ts';
import {
  type SecuritySettings,
  securityFormUpTo,
} from '@restitui/domain/tenancy/security-settings/security-settings.api.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import { useDraft } from '../../../../lib/use-draft.ts';
import { useFocusInvalid } from '../../../../lib/use-focus-invalid.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { DraftOffer } from '../../../../ui/draft-offer.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { securityMessages } from '../security-settings.messages.ts';
import { saveSecuritySettings } from '../security-settings.queries.ts';

const name = 'segurança';

/** Keeps the input when it is refused. */
export function SecuritySettingsForm({ settings }: { settings: SecuritySettings }) {
  const { second_factor_required, reauthentication, second_factor_always, idle_minutes, idle_max } = settings;
  const [draft, setDraft] = useState({ second_factor_required, reauthentication, idle: String(idle_minutes) });
  const [invalid, setInvalid] = useState<string>();
  const save = useMutation(withDraft(saveSecuritySettings, name));
  const { form, refused } = useFocusInvalid<HTMLFormElement>();
  const minutes = /^\d+$/.test(draft.idle.trim()) ? Number(draft.idle) : Number.NaN;
  const typed = { ...draft, idle_minutes: minutes };
  const changed =
    draft.second_factor_required !== second_factor_required ||
    draft.reauthentication !== reauthentication ||
    draft.idle !== String(idle_minutes);
  const kept = useDraft(name, draft, changed);
  const set = (values: Partial<typeof draft>) => {
    setDraft({ ...draft, ...values });
    setInvalid(undefined);
  };

  function refuse(message: string | undefined) {
    setInvalid(message);
    if (message) refused();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const { data, error } = securityFormUpTo(idle_max).safeParse(typed);
    refuse(error?.issues[0]?.message);
    if (!data || save.isPending) return;
    save.mutate(data, {
      onError: (failure) => refuse(failure instanceof ApiError ? failure.issues[0]?.message : undefined),
    });
  }

  return (
    <form ref={form} onSubmit={submit} noValidate aria-label="Segurança" className="flex flex-col gap-6">
      <DraftOffer draft={kept} onTake={set} />
      <Switch
        label="Exigir segundo fator da equipe"
        help={
          second_factor_always
            ? 'A equipe do provedor sempre precisa de um segundo fator.'
            : 'Quem ainda não tem um é levado a cadastrá-lo na próxima ação.'
        }
        checked={draft.second_factor_required || second_factor_always}
        disabled={second_factor_always}
        onCheckedChange={(checked) => set({ second_factor_required: checked })}
      />
      <Switch
        label="Confirmar a identidade em ações sensíveis"
        help="Dados bancários, repasses, permissões e fechamento de contratos pedem uma confirmação dos últimos 15 minutos."
        checked={draft.reauthentication}
        onCheckedChange={(checked) => set({ reauthentication: checked })}
      />
      <Field
        label="Encerrar a sessão após (minutos sem uso)"
        help={`De ${idleLimits.min} a ${idle_max} minutos. Vale também para a área do cliente.`}
        error={invalid}
        className="max-w-xs"
      >
        <Input
          inputMode="numeric"
          maxLength={3}
          className="figures"
          value={draft.idle}
          onChange={({ currentTarget }) => set({ idle: currentTarget.value })}
        />
      </Field>
      <Button type="submit" variant="primary" className="self-start" disabled={!changed} loading={save.isPending}>
        Salvar
      </Button>
      <LeaveGuard unsaved={changed && (save.isIdle || save.isError)} description={securityMessages.unsaved} />
    </form>
  );
}
