import {
  type ServiceType,
  serviceLabels,
  serviceRegimes,
  serviceType,
} from '@restitui/domain/products/service-type.ts';
import { productAbout } from '../product-about.ts';

const offered = serviceType.options.filter((service) => service !== 'PARCERIA_COMERCIAL');
const regimes = [...new Set(offered.map((service) => serviceRegimes[service]))].map((regime) => ({
  regime,
  services: offered.filter((service) => serviceRegimes[service] === regime),
}));

/** What a consultancy recovers, by the regime of the company that it is for. */
export function ServiceList() {
  return regimes.map(({ regime, services }) => (
    <section key={regime} className="grid gap-x-12 gap-y-4 border-t py-8 lg:grid-cols-[14rem_1fr]">
      <h2 className="font-semibold text-lead">{regime}</h2>
      <ul className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
        {services.map((service: ServiceType) => (
          <li key={service}>
            <h3 className="font-medium text-body">{serviceLabels[service]}</h3>
            <p className="mt-1 max-w-prose text-body text-muted">{productAbout[service]}</p>
          </li>
        ))}
      </ul>
    </section>
  ));
}
