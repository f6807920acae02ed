import { counted } from '@restitui/brazil/counted.ts';
import { suggestionsByFilter } from '@restitui/domain/agreements/suggestions/suggestion-status.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { suggestionsQuery } from '../suggestions.queries.ts';

interface PendingSuggestionsProps {
  id: string;
  t: string | undefined;
  who: string;
  /** Whether the reader signs as the party, after whose act no change is accepted. */
  isParty: boolean;
  onShow: () => void;
}

/** Warns a signer about suggested changes without a decision. */
export function PendingSuggestions({ id, t, who, isParty, onShow }: PendingSuggestionsProps) {
  const { data } = useQuery(suggestionsQuery(id, t, who));
  const waiting = data ? suggestionsByFilter(data).pendentes.length : 0;
  if (waiting === 0) return null;
  return (
    <Notice
      tone="warning"
      title={`${counted(waiting, 'alteração espera', 'alterações esperam')} decisão`}
      action={
        <Button size="sm" onClick={onShow}>
          Abrir alterações
        </Button>
      }
    >
      {isParty
        ? 'Se você assinar agora, assina o texto como está, sem o que foi pedido.'
        : 'Se o pedido for aceito, o contrato ganha outra versão e você assina de novo.'}
    </Notice>
  );
}
