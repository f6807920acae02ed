import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { BrandMark } from '../../tenants/components/brand-mark.tsx';

export function ForgotPasswordPage() {
  return (
    <main
      id="conteudo"
      tabIndex={-1}
      className="mx-auto flex min-h-dvh w-full max-w-96 flex-col justify-center px-6 py-10 outline-none"
    >
      <BrandMark size="lg" className="mb-10 self-start" />
      <h1 className="mb-2 font-semibold text-title tracking-tight">Esqueci minha senha</h1>
      <p className="mb-6 text-body text-muted">
        Peça uma nova senha ao administrador da sua empresa. Ele confirma quem você é e libera o acesso.
      </p>
      <Button asChild className="self-start">
        <Link to="/signin">
          <ArrowLeft aria-hidden />
          Voltar para entrar
        </Link>
      </Button>
    </main>
  );
}
