/** Icons of `ServiceIcon`. */
export type IconName = 'advice' | 'law' | 'people' | 'bidding' | 'books' | 'return' | 'calendar' | 'file';

export interface SiteService {
  id: string;
  title: string;
  icon: IconName;
  description: string;
}

export interface SiteStep {
  title: string;
  text: string;
}

/** Texts of one variant; `{{title}}` is replaced by the tenant's name. */
export interface SiteContent {
  headline: string;
  lead: string;
  /** For search engines and social cards. */
  description: string;
  servicesTitle: string;
  servicesLead: string;
  services: readonly SiteService[];
  aboutTitle: string;
  about: readonly string[];
  stepsTitle: string;
  steps: readonly SiteStep[];
  contactTitle: string;
  contactLead: string;
}
