import type { IconName } from '../site-content.ts';

const drawings: Record<IconName, string> = {
  advice: 'M4 19h16M6.5 19V9.5M11 19V5M15.5 19v-7M20 19V8M3.5 6.5 8 3.8',
  law: 'M12 4v15M8 19h8M5 7.5h14M12 4.5c-2 0-3 3-7 3M12 4.5c2 0 3 3 7 3M2.5 13.5 5 7.5l2.5 6a2.6 2.6 0 0 1-5 0ZM16.5 13.5l2.5-6 2.5 6a2.6 2.6 0 0 1-5 0Z',
  people: 'M12 12.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5ZM4.5 20c.8-3.4 3.8-5 7.5-5s6.7 1.6 7.5 5',
  bidding: 'M5 20h9M6.5 16.5h6V20h-6ZM9.2 8.8l6 6M12.8 3.8l6.4 6.4-2.6 2.6-6.4-6.4ZM9.5 7l6.4 6.4',
  books: 'M5 4.5h5v15H5ZM10 4.5h4v15h-4ZM14.8 6l3.8-1 3.2 13.6-3.8 1ZM5 8h5M10 16h4',
  return: 'M8.5 4.5 4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11H8',
  calendar: 'M4.5 6h15v13.5h-15ZM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8M12 13v3.2l2 1',
  file: 'M6 3.5h8.5L19 8v12.5H6ZM14.5 3.5V8H19M9 12.5h7M9 16h5',
};

/** Renders a line icon that inherits colour and stroke. */
export function ServiceIcon({ name }: { name: IconName }) {
  return (
    <svg aria-hidden="true" className="service-icon" viewBox="0 0 24 24" fill="none" stroke="currentColor">
      <path d={drawings[name]} />
    </svg>
  );
}
