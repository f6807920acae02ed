import { canDecideForTenant } from '@restitui/domain/simples/decisions/simples-decisions.access.ts';
import type { NewDecision } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { useFormContext } from 'react-hook-form';
import { useActor } from '../../../../lib/use-actor.ts';
import { Field } from '../../../../ui/field.tsx';
import { FormText } from '../../../../ui/form-fields.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import type { DecisionSubject } from '../decision-subject.ts';
import { ChoiceField } from './choice-field.tsx';

const scopes = [
  { value: 'produto', label: 'Este produto, neste cliente' },
  { value: 'cliente', label: 'Itens deste NCM neste cliente' },
  { value: 'consultoria', label: 'Itens deste NCM em toda a consultoria' },
] as const;

type Scope = (typeof scopes)[number]['value'];

/** Fields for the decision, its scope, its period and its reason. */
export function DecisionFields({ subject }: { subject: DecisionSubject }) {
  const { register, watch, setValue, formState } = useFormContext<NewDecision>();
  const drinks = subject.tipo === 'atacadista';
  // Undefined until the user chooses.
  const contar: boolean | undefined = watch('contar');
  return (
    <>
      <ChoiceField
        legend={drinks ? 'Como o cliente vende?' : 'É monofásico?'}
        value={contar === undefined ? undefined : contar ? 'true' : 'false'}
        onChange={(value) => setValue('contar', value === 'true', { shouldDirty: true, shouldValidate: true })}
        options={[
          { value: 'true', label: drinks ? 'A varejo: as bebidas contam' : 'Sim, conta' },
          { value: 'false', label: drinks ? 'Por atacado: não contam' : 'Não conta' },
        ]}
        error={formState.errors.contar && 'Escolha uma resposta.'}
      />
      {!drinks && <ReachFields subject={subject} />}
      <Field
        label="Motivo"
        help="O que foi conferido e onde. Aparece em cada item e no histórico do cliente."
        required
        error={formState.errors.motivo?.message}
      >
        <Textarea rows={3} maxLength={500} {...register('motivo')} />
      </Field>
    </>
  );
}

function ReachFields({ subject }: { subject: DecisionSubject }) {
  const actor = useActor();
  const { watch, setValue } = useFormContext<NewDecision>();
  const [tipo, alcance] = watch(['tipo', 'alcance']);
  const reach = (next: Scope) => {
    setValue('tipo', next === 'produto' ? 'produto' : 'palavras');
    setValue('alcance', next === 'consultoria' ? 'consultoria' : 'cliente');
    setValue('id_client', next === 'consultoria' ? null : (subject.id_client ?? null));
  };
  return (
    <>
      <ChoiceField
        legend="Vale para"
        value={tipo === 'produto' ? 'produto' : alcance}
        onChange={reach}
        options={scopes.filter(({ value }) => value !== 'consultoria' || canDecideForTenant(actor))}
      />
      {tipo === 'palavras' && (
        <FormText
          name="palavras"
          label="Palavras da descrição"
          help="O item precisa ter todas. Sem palavras, vale para todo o NCM."
          maxLength={100}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText name="de" label="Notas desde" mask="day" help="Em branco: desde sempre." />
        <FormText name="ate" label="Notas até" mask="day" help="Em branco: sem fim." />
      </div>
    </>
  );
}
