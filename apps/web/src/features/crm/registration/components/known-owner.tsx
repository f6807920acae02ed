import { isCpf } from '@restitui/brazil/cpf.ts';
import { digitsOf } from '@restitui/brazil/digits.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { foldText } from '@restitui/brazil/fold-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { Notice } from '../../../../ui/notice.tsx';
import { ownerCheckQuery } from '../registration.queries.ts';

interface Typed {
  cpfProprietario: string;
  nomeProprietario: string;
}

/** Warns that the CPF belongs to a known owner, whose name and contacts are kept. */
export function KnownOwner() {
  const { control } = useFormContext<Typed>();
  const [cpf = '', typed = ''] = useWatch({ control, name: ['cpfProprietario', 'nomeProprietario'] });
  const { data } = useQuery({ ...ownerCheckQuery(digitsOf(cpf)), enabled: isCpf(cpf) });
  if (!isCpf(cpf) || !data?.known) return null;
  const isOther = data.nome !== null && typed.trim() !== '' && foldText(typed) !== foldText(data.nome);
  const title = data.nome
    ? `Este CPF já é de ${displayName(data.nome)}`
    : 'Este CPF já é de um proprietário desta empresa';
  return (
    <Notice tone="warning" title={title}>
      {isOther && `Você digitou “${typed.trim()}”: confira o CPF. `}O cadastro acrescenta a empresa a essa pessoa e
      mantém o nome, a senha e os contatos que ela já tem.
    </Notice>
  );
}
