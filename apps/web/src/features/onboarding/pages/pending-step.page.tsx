import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { signOutMutation } from '../../session/session.queries.ts';
import { BrandMark } from '../../tenants/components/brand-mark.tsx';

/** Terms of use: what stands between this person and the system. */
export function TermsPage() {
  return (
    <PendingStep title="Termos de uso">
      Para usar o sistema é preciso aceitar os termos de uso. Sua conta ainda não tem esse aceite: fale com o
      administrador da sua empresa.
    </PendingStep>
  );
}

export function CepPage() {
  return (
    <PendingStep title="Endereço">
      Falta o CEP no seu cadastro. Fale com o administrador da sua empresa para completar o endereço.
    </PendingStep>
  );
}

function PendingStep({ title, children }: { title: string; children: ReactNode }) {
  const signOut = useMutation(signOutMutation);
  return (
    <main
      id="conteudo"
      tabIndex={-1}
      className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center px-6 py-10 outline-none"
    >
      <BrandMark size="lg" className="mb-10 self-start" />
      <h1 className="mb-2 font-semibold text-title tracking-tight">{title}</h1>
      <p className="mb-6 text-body text-muted">{children}</p>
      <Button className="self-start" loading={signOut.isPending} onClick={() => signOut.mutate()}>
        Sair
      </Button>
    </main>
  );
}
