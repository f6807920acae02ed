import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { formatCpf } from '@restitui/brazil/cpf.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../../lib/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ClientPasswordForm } from '../../session/components/client-password-form.tsx';
import { signInClientMutation, signOutMutation } from '../../session/session.queries.ts';
import { BrandMark } from '../../tenants/components/brand-mark.tsx';
import { useBranding } from '../../tenants/tenants.queries.ts';

/** The home of a signed-in client: the company, and the consultancy that works for it. */
export function MinutaPage() {
  const client = useClient()?.client;
  const branding = useBranding();
  const signOut = useMutation(signOutMutation);
  const signIn = useMutation(signInClientMutation);
  const [changing, setChanging] = useState(false);
  if (!client) return null;

  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-3xl flex-col px-6 py-6">
      <header className="mb-10 flex items-center justify-between gap-4">
        <BrandMark size="lg" />
        <Button loading={signOut.isPending} onClick={() => signOut.mutate()}>
          Sair
        </Button>
      </header>
      <main id="conteudo" tabIndex={-1} className="flex flex-col gap-6 outline-none">
        {client.mustChangePassword && (
          <Notice tone="warning" action={<Button onClick={() => setChanging(true)}>Criar senha</Button>}>
            Sua senha é provisória. Crie a sua para poder assinar.
          </Notice>
        )}
        <div>
          <p className="text-body text-muted">Olá, {client.nomeProprietario}.</p>
          <h1 className="break-words font-semibold text-title tracking-tight">{client.razao_social}</h1>
        </div>
        <dl className="grid gap-4 sm:grid-cols-2">
          <div>
            <dt className="text-caption text-muted">{client.cnpjcpf.length === 14 ? 'CNPJ' : 'CPF'}</dt>
            <dd className="figures text-body">
              {client.cnpjcpf.length === 14 ? formatCnpj(client.cnpjcpf) : formatCpf(client.cnpjcpf)}
            </dd>
          </div>
          <div>
            <dt className="text-caption text-muted">Consultoria</dt>
            <dd className="text-body">{branding?.title ?? '—'}</dd>
          </div>
        </dl>
      </main>
      <Dialog open={changing} onOpenChange={setChanging} title="Criar nova senha">
        <ClientPasswordForm
          cpf={formatCpf(client.cpfProprietario)}
          onChanged={({ cpf, password }) =>
            signIn.mutate(
              { cpfProprietario: cpf, password, id: client.cnpjcpf },
              { onSuccess: () => setChanging(false) },
            )
          }
        />
      </Dialog>
    </div>
  );
}
