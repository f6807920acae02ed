import { displayName } from '@restitui/brazil/display-name.ts';
import { leadStatusLabels, openLeadStatus } from '@restitui/domain/crm/leads/lead-status.ts';
import { canAssignLeads } from '@restitui/domain/crm/leads/leads.access.ts';
import { type Lead, leadNote } from '@restitui/domain/crm/leads/leads.api.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { useDraft } from '../../../../lib/use-draft.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { DraftOffer } from '../../../../ui/draft-offer.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { leadAssigneesQuery, updateLead } from '../leads.queries.ts';

const unassigned = 'NINGUEM';
const states = openLeadStatus.options.map((value) => ({ value, label: leadStatusLabels[value] }));

/** Status, responsible and note of a lead; status and responsible are saved when chosen. */
export function LeadWork({ lead }: { lead: Lead }) {
  const update = useMutation(updateLead(lead.id));
  return (
    <div className="mt-6 flex flex-col gap-5 border-t pt-6">
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {lead.status !== 'CONVERTIDO' && (
          <Field label="Estado">
            <Select
              value={lead.status}
              onValueChange={(status) => update.mutate({ status: openLeadStatus.parse(status) })}
              options={states}
            />
          </Field>
        )}
        <Responsible lead={lead} onChoose={(id_responsavel) => update.mutate({ id_responsavel })} />
      </div>
      <Note key={lead.id} lead={lead} />
    </div>
  );
}

function Responsible({ lead, onChoose }: { lead: Lead; onChoose: (id: string | null) => void }) {
  const assigns = canAssignLeads(useActor());
  const { data: people = [] } = useQuery({ ...leadAssigneesQuery(useActingTenant()), enabled: assigns });
  if (!assigns) return null;
  const known = people.some(({ id }) => id === lead.id_responsavel);
  const former = { value: lead.id_responsavel ?? '', label: displayName(lead.nome_responsavel) ?? '' };
  const options = [
    { value: unassigned, label: 'Ninguém' },
    ...(lead.id_responsavel && !known ? [former] : []),
    ...people.map(({ id, name }) => ({ value: id, label: displayName(name) })),
  ];
  return (
    <Field label="Responsável">
      <Select
        value={lead.id_responsavel ?? unassigned}
        onValueChange={(id) => onChoose(id === unassigned ? null : id)}
        options={options}
      />
    </Field>
  );
}

function Note({ lead }: { lead: Lead }) {
  const [typed, setTyped] = useState(lead.nota);
  const name = `nota ${lead.id}`;
  const save = useMutation(withDraft(updateLead(lead.id), name));
  const draft = useDraft(name, typed, typed.trim() !== lead.nota);
  const problem = leadNote.safeParse(typed).error?.issues[0]?.message;
  return (
    <form
      noValidate
      aria-label="Nota"
      onSubmit={(event) => {
        event.preventDefault();
        if (!problem) save.mutate({ nota: typed });
      }}
    >
      <DraftOffer draft={draft} onTake={setTyped} />
      <Field label="Nota" help="Só a equipe lê." error={problem}>
        <Textarea rows={3} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      </Field>
      <div className="mt-3 flex justify-end">
        <Button type="submit" loading={save.isPending} disabled={typed.trim() === lead.nota}>
          Salvar nota
        </Button>
      </div>
    </form>
  );
}
