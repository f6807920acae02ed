import { formatDateTime } from '../lib/formats.ts';
import type { OfferedDraft } from '../lib/use-draft.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface DraftOfferProps<T> {
  draft: OfferedDraft<T>;
  onTake: (values: T) => void;
}

/** Offers what the same person typed into this form before and did not save. */
export function DraftOffer<T>({ draft: { offered, decide }, onTake }: DraftOfferProps<T>) {
  if (!offered) return null;
  const take = () => {
    onTake(offered.value);
    decide(true);
  };
  return (
    <Notice
      tone="info"
      title="Há um rascunho seu deste formulário"
      action={
        <>
          <Button size="sm" onClick={take}>
            Continuar o rascunho
          </Button>
          <Button size="sm" variant="ghost" onClick={() => decide(false)}>
            Descartar rascunho
          </Button>
        </>
      }
    >
      Escrito em {formatDateTime(offered.at)} e ainda não salvo.
    </Notice>
  );
}
