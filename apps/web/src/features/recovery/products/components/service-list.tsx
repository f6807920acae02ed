import {
  type ServiceType,
  serviceLabels,
  serviceRegimes,
  serviceType,
} from '@restitui/domain/recovery/products/service-type.ts';
import { productDescriptions } from '../product-descriptions.ts';

const offered = serviceType.options.filter((service) => service !== 'PARCERIA_COMERCIAL');
const regimes = [...new Set(offered.map((service) => serviceRegimes[service]))].map((regime) => ({
  regime,
  services: offered.filter((service) => serviceRegimes[service] === regime),
}));

/** Renders the services of a consultancy, by tax regime. */
export function ServiceList() {
  return regimes.map(({ regime, services }) => (
    <section key={regime} className="grid gap-x-12 gap-y-4 border-t py-8 lg:grid-cols-[14rem_1fr]">
      <h2 className="font-semibold text-lead">{regime}</h2>
      <ul className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
        {services.map((service: ServiceType) => (
          <li key={service}>
            <h3 className="font-medium text-body">{serviceLabels[service]}</h3>
            <p className="mt-1 max-w-prose text-body text-muted">{productDescriptions[service]}</p>
          </li>
        ))}
      </ul>
    </section>
  ));
}
