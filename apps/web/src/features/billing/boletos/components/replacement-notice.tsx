import type { Boleto } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';

interface ReplacementNoticeProps {
  boleto: Boleto;
  /** Opens the other boleto. */
  onOpen: (id: string) => void;
}

/** Shows that a replacement is unfinished, with a link to the other boleto. */
export function ReplacementNotice({ boleto, onOpen }: ReplacementNoticeProps) {
  const { id_substituto, id_substituido, substituicao } = boleto;
  const isOld = id_substituto !== null;
  const other = id_substituto ?? id_substituido;
  if (other === null) return null;
  return (
    <div className="flex flex-col items-start gap-3">
      {substituicao && (
        <Notice tone="warning" title="Substituição em andamento" className="w-full">
          {replacementText(isOld, substituicao)}
        </Notice>
      )}
      <Button onClick={() => onOpen(other)}>
        {isOld ? `Abrir o boleto que o ${substituicao ? 'substitui' : 'substituiu'}` : 'Abrir o boleto substituído'}
      </Button>
    </div>
  );
}

function replacementText(isOld: boolean, substituicao: NonNullable<Boleto['substituicao']>): string {
  if (substituicao === 'DESFAZENDO') {
    return isOld
      ? 'Este boleto foi pago antes de ser cancelado. O novo está sendo cancelado no banco; o sistema continua tentando.'
      : 'O boleto que este substituiria foi pago. Este está sendo cancelado no banco; o sistema continua tentando.';
  }
  return isOld
    ? 'O novo boleto já existe e este ainda pode ser pago: o banco não o cancelou. O sistema continua tentando.'
    : 'O banco ainda não cancelou o boleto anterior. O sistema continua tentando; para desistir, cancele este.';
}
