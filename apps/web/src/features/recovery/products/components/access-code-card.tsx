import { canChangeAccessCode } from '@restitui/domain/recovery/products/products.access.ts';
import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff, KeyRound, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { accessCodeQuery } from '../access-code.queries.ts';
import { productMessages } from '../products.messages.ts';
import { AccessCodeForm } from './access-code-form.tsx';

/** Renders the company's access code at the tax authority, hidden until requested; it can be copied while hidden. */
export function AccessCodeCard({ id_product }: { id_product: string }) {
  return (
    <section
      aria-label="Código de acesso"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border bg-surface px-4 py-3"
    >
      <h3 className="flex items-center gap-2 font-medium text-body">
        <KeyRound aria-hidden className="size-4 text-muted" />
        Código de acesso
      </h3>
      <AccessCode id_product={id_product} />
    </section>
  );
}

function AccessCode({ id_product }: { id_product: string }) {
  const mayEdit = canChangeAccessCode(useActor());
  const { data, isPending, isError } = useQuery(accessCodeQuery(id_product));
  const [shown, setShown] = useState(false);
  const [editing, setEditing] = useState(false);
  const { senhaProduto = null, version = 0 } = data ?? {};
  const edit = mayEdit ? () => setEditing(true) : undefined;

  if (isPending) return <LoadingBlock className="h-5 w-40" />;
  if (isError) return <p className="text-body text-danger">{productMessages.loadFailed}</p>;
  if (editing) {
    const initial = senhaProduto ?? '';
    return <AccessCodeForm {...{ id_product, initial, version }} onDone={() => setEditing(false)} />;
  }
  if (senhaProduto === null) {
    return (
      <>
        <p className="text-body text-muted">Nenhum código informado.</p>
        {edit && (
          <Button size="sm" onClick={edit}>
            Informar código
          </Button>
        )}
      </>
    );
  }
  return (
    <div className="flex items-center gap-1">
      <output className="figures min-w-32 font-medium text-body">
        {shown ? senhaProduto : <Covered length={senhaProduto.length} />}
      </output>
      <IconButton
        icon={shown ? EyeOff : Eye}
        label={shown ? 'Ocultar código' : 'Mostrar código'}
        size="sm"
        onClick={() => setShown(!shown)}
      />
      <CopyButton compact text={senhaProduto} label="Copiar código" />
      {edit && <IconButton icon={Pencil} label="Editar código" size="sm" onClick={edit} />}
    </div>
  );
}

function Covered({ length }: { length: number }) {
  return (
    <>
      <span aria-hidden className="tracking-widest">
        {'•'.repeat(length)}
      </span>
      <span className="sr-only">Código oculto</span>
    </>
  );
}
