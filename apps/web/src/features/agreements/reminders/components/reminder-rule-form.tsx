import { type ReminderRule, reminderRuleForm } from '@restitui/domain/agreements/reminders/reminder-rule.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import { useDraft } from '../../../../lib/use-draft.ts';
import { useFocusInvalid } from '../../../../lib/use-focus-invalid.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { DraftOffer } from '../../../../ui/draft-offer.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { QuietHoursFields } from '../../../operations/messages/components/quiet-hours-fields.tsx';
import { saveReminderRule } from '../reminders.queries.ts';

type Days = 'aposDias' | 'aCadaDias' | 'maximo';
const days: readonly { name: Days; label: string; help: string }[] = [
  { name: 'aposDias', label: 'Primeiro lembrete após', help: 'Dias desde que o contrato ficou pronto.' },
  { name: 'aCadaDias', label: 'Depois, a cada', help: 'Dias de um lembrete ao próximo.' },
  { name: 'maximo', label: 'No máximo', help: 'Lembretes por contrato e pessoa.' },
];

/** Keeps the input when it is refused. */
export function ReminderRuleForm({ tenant, rule }: { tenant: string; rule: ReminderRule }) {
  const [draft, setDraft] = useState(() => ({ ...rule, ...numbersAsTyped(rule) }));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const name = `lembretes ${tenant}`;
  const save = useMutation(withDraft(saveReminderRule(tenant), name));
  const typed = { ...draft, ...typedNumbers(draft) };
  const changed = JSON.stringify(typed) !== JSON.stringify(rule);
  const kept = useDraft(name, draft, changed);
  const set = (values: Partial<typeof draft>) => {
    setDraft({ ...draft, ...values });
    setErrors({});
  };
  const { form, refused } = useFocusInvalid<HTMLFormElement>();
  const explain = (issues: readonly { path: string; message: string }[]) => {
    setErrors(Object.fromEntries(issues.map(({ path, message }) => [path, message])));
    if (issues.length > 0) refused();
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    const { data, error } = reminderRuleForm.safeParse(typed);
    explain((error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message })));
    if (data && !save.isPending) {
      save.mutate(data, { onError: (failure) => failure instanceof ApiError && explain(failure.issues) });
    }
  }

  return (
    <form ref={form} onSubmit={submit} noValidate aria-label="Regra dos lembretes" className="flex flex-col gap-6">
      <DraftOffer draft={kept} onTake={set} />
      <Switch label="Enviar lembretes" checked={draft.ligado} onCheckedChange={(ligado) => set({ ligado })} />
      <div className="grid gap-4 sm:grid-cols-3">
        {days.map(({ name, label, help }) => (
          <Field key={name} label={label} help={help} error={errors[name]}>
            <Input
              inputMode="numeric"
              maxLength={2}
              value={draft[name]}
              onChange={(event) => set({ [name]: event.currentTarget.value })}
            />
          </Field>
        ))}
      </div>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 font-medium text-body">Avisar o cliente por</legend>
        <Checkbox
          label="E-mail"
          checked={draft.email}
          error={errors.email}
          onCheckedChange={(checked) => set({ email: checked === true })}
        />
        <Checkbox
          label="WhatsApp (se não for aceito, o lembrete segue por e-mail)"
          checked={draft.whatsapp}
          onCheckedChange={(checked) => set({ whatsapp: checked === true })}
        />
      </fieldset>
      <QuietHoursFields value={draft} onChange={set} help={['Hora de Brasília.']} errors={errors} />
      <Button type="submit" variant="primary" className="self-start" loading={save.isPending}>
        Salvar lembretes
      </Button>
      <LeaveGuard unsaved={changed} description="A regra dos lembretes não foi salva." />
    </form>
  );
}

function numbersAsTyped({ aposDias, aCadaDias, maximo }: ReminderRule) {
  return { aposDias: String(aposDias), aCadaDias: String(aCadaDias), maximo: String(maximo) };
}

/** Maps an empty field to NaN, not to zero. */
function typedNumbers(draft: Record<Days, string>): Record<Days, number> {
  const numberOf = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);
  return {
    aposDias: numberOf(draft.aposDias),
    aCadaDias: numberOf(draft.aCadaDias),
    maximo: numberOf(draft.maximo),
  };
}
