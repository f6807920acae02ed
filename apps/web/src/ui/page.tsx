import type { ReactNode } from 'react';
import { AfterHeading } from './after-heading.tsx';
import { PageHeader, type PageHeaderProps } from './page-header.tsx';
import { SkeletonCard } from './skeleton.tsx';

interface PageProps extends PageHeaderProps {
  children: ReactNode;
}

/** A page of the shell: its heading, and the rest a frame later where a link has led to it. */
export function Page({ children, ...header }: PageProps) {
  return (
    <>
      <PageHeader {...header} />
      <AfterHeading before={<SkeletonCard />}>{children}</AfterHeading>
    </>
  );
}
