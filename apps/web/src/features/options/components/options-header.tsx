import { useParams } from '@tanstack/react-router';
import { PageHeader } from '../../../ui/page-header.tsx';

/** Inside a client the page's heading is the client's; the area is then a part of it. */
export function OptionsHeader({ title, description }: { title: string; description: string }) {
  const { cnpjcpf } = useParams({ strict: false });
  if (!cnpjcpf) return <PageHeader title={title} description={description} />;
  return (
    <header className="mb-6">
      <h2 className="font-semibold text-lead">{title}</h2>
      <p className="mt-1 text-body text-muted">{description}</p>
    </header>
  );
}
