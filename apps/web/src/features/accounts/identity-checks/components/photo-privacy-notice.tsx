import { ShieldCheck } from 'lucide-react';

/** Purpose and recipients of the photos, shown before the first one is taken (LGPD). */
export function PhotoPrivacyNotice() {
  return (
    <div className="rounded-md bg-canvas p-4">
      <p className="flex items-start gap-2.5">
        <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-positive" />
        <span>
          As fotos servem só para confirmar que é você quem assina. Elas ficam guardadas com criptografia, e só quem
          confere assinaturas pode <span className="whitespace-nowrap">abri-las.</span>
        </span>
      </p>
      <details className="mt-2 pl-6.5 text-muted">
        <summary className="w-fit cursor-pointer rounded-sm py-1 underline underline-offset-4">
          Quem vê e por quanto tempo
        </summary>
        <p className="pt-1">
          Veem as fotos o responsável pela sua consultoria e a equipe jurídica que acompanha os contratos, e cada
          consulta fica registrada. Guardamos também o aparelho, a data e a localização da assinatura. As de um contrato
          assinado ficam até o fim do prazo legal. Você pode pedir uma cópia ou a exclusão dos seus dados (LGPD).
        </p>
      </details>
    </div>
  );
}
