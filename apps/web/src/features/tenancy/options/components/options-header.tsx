import { useOpenClient } from '../../../../lib/use-open-client.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';

/** On a client's page the main heading is the client's name, so the area has a lower level. */
export function OptionsHeader({ title, description }: { title: string; description: string }) {
  const cnpjcpf = useOpenClient();
  if (!cnpjcpf) return <PageHeader title={title} description={description} />;
  return (
    <header className="mb-6">
      <h2 className="font-semibold text-lead">{title}</h2>
      <p className="mt-1 text-body text-muted">{description}</p>
    </header>
  );
}
