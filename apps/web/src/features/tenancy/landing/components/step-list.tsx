import type { SiteStep } from '../site-content.ts';

interface StepListProps {
  steps: readonly SiteStep[];
  /** The heading level below the title above the list. */
  heading?: 'h3' | 'h4';
  className?: string;
}

export function StepList({ steps, heading: Heading = 'h3', className }: StepListProps) {
  return (
    <ol className={className}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
