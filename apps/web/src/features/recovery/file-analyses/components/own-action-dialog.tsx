import { zodResolver } from '@hookform/resolvers/zod';
import { invalidDate } from '@restitui/brazil/day.ts';
import type { ChoiceValue } from '@restitui/domain/recovery/file-analyses/analysis-choices.ts';
import { choiceReason } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { z } from 'zod';
import { FormSelect, FormText } from '../../../../ui/form-fields.tsx';
import { ChoiceDialog } from './choice-dialog.tsx';

export type OwnAction = Extract<ChoiceValue, { tipo: 'acao' }>;

interface OwnActionDialogProps {
  id_apuracao: string;
  /** Names of the theses of the result, by position. */
  names: ReadonlyMap<string, string>;
  value: OwnAction | undefined;
  onClose: () => void;
}

const fields = z
  .object({
    posicao: z.string().min(1, 'Escolha a tese.'),
    ajuizada_em: z.iso.date(invalidDate),
    transito_em: z.union([z.iso.date(invalidDate), z.literal('')]),
    motivo: choiceReason,
  })
  .refine(({ ajuizada_em, transito_em }) => transito_em === '' || transito_em >= ajuizada_em, {
    path: ['transito_em'],
    message: 'O trânsito não pode ser antes do ajuizamento.',
  });

/** Form for an own action of the company on a thesis. */
export function OwnActionDialog({ id_apuracao, names, value, onClose }: OwnActionDialogProps) {
  return (
    <ChoiceDialog
      id_apuracao={id_apuracao}
      draft={`acao ${id_apuracao} ${value?.posicao ?? ''}`}
      title="Ação própria"
      description="Sem trânsito em julgado o crédito aparece, com o aviso de não compensar ainda."
      resolver={zodResolver(fields)}
      defaultValues={{
        posicao: value?.posicao ?? '',
        ajuizada_em: value?.ajuizada_em ?? '',
        transito_em: value?.transito_em ?? '',
        motivo: '',
      }}
      toChoice={({ motivo, posicao, ajuizada_em, transito_em }) => ({
        valor: { tipo: 'acao', posicao, ajuizada_em, transito_em: transito_em || null },
        motivo,
      })}
      onClose={onClose}
    >
      <FormSelect
        name="posicao"
        label="Tese"
        required
        disabled={value !== undefined}
        options={[...names].map(([position, name]) => ({ value: position, label: `${name} (${position})` }))}
      />
      <FormText name="ajuizada_em" label="Ajuizada em" type="date" required />
      <FormText name="transito_em" label="Trânsito em julgado em" type="date" />
      <FormText name="motivo" label="Número do processo" required help="Vai para o histórico com o seu nome." />
    </ChoiceDialog>
  );
}
