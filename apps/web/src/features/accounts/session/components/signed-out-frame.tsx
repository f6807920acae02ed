import type { ReactNode } from 'react';
import { BrandMark } from '../../../tenancy/tenants/components/brand-mark.tsx';

/** Narrow page for users who are not signed in. */
export function SignedOutFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main
      id="conteudo"
      tabIndex={-1}
      className="mx-auto flex min-h-dvh w-full max-w-96 flex-col justify-center px-6 py-10 outline-none motion-safe:animate-appear"
    >
      <BrandMark size="lg" className="mb-10 self-start" />
      <h1 className="mb-6 font-semibold text-title tracking-tight">{title}</h1>
      {children}
    </main>
  );
}
