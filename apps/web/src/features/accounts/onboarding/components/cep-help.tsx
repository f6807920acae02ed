import { LoaderCircle } from 'lucide-react';

const texts = {
  none: 'Com os 8 dígitos buscamos o endereço.',
  searching: 'Buscando o endereço…',
  found: 'Endereço encontrado. Informe o número.',
  missing: 'CEP não encontrado. Preencha o endereço.',
  failed: 'Busca indisponível. Preencha o endereço.',
};

export function CepHelp({ outcome }: { outcome: keyof typeof texts }) {
  return (
    <span role="status" className="inline-flex items-center gap-1.5">
      {outcome === 'searching' && <LoaderCircle aria-hidden className="size-3.5 shrink-0 animate-spin" />}
      {texts[outcome]}
    </span>
  );
}
