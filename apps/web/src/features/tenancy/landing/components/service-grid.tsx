import type { SiteService } from '../site-content.ts';
import { ServiceIcon } from './service-icon.tsx';

/** Renders the service areas; each variant styles the list differently. */
export function ServiceGrid({ services }: { services: readonly SiteService[] }) {
  return (
    <ul className="services">
      {services.map(({ id, title, icon, description }) => (
        <li key={id} id={id} data-icon={icon}>
          <ServiceIcon name={icon} />
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
