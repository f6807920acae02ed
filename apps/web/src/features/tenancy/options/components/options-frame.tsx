import type { ReactNode } from 'react';
import { useOpenClient } from '../../../../lib/use-open-client.ts';
import { Page } from '../../../../ui/page.tsx';

interface OptionsFrameProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** On a client's page the main heading is the client's name, so the area has a lower level. */
export function OptionsFrame({ title, description, children }: OptionsFrameProps) {
  const cnpjcpf = useOpenClient();
  if (!cnpjcpf) {
    return (
      <Page title={title} description={description}>
        {children}
      </Page>
    );
  }
  return (
    <>
      <header className="mb-6">
        <h2 className="font-semibold text-lead">{title}</h2>
        <p className="mt-1 text-body text-muted">{description}</p>
      </header>
      {children}
    </>
  );
}
