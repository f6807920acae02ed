import type { Page } from '@playwright/test';

/** Pixels that the widest value of a column may leave free: values of other rows are as much wider. */
const reserve = 16;
/** Free pixels of a whole table that are worth giving to a cut column, where fewer are not all that it lacks. */
const leastRoom = 32;
/** Lines that a value may take before it counts as cut: the rows of a list are scanned. */
const mostLines = 2;

/**
 * Returns the columns of tables whose values are cut off, wrap to more lines than a row of a list should have, or wrap
 * within a word, as an e-mail does, while other columns of the table are wider than all their values: those have the
 * width that is missing.
 */
export function cutBesideRoom(page: Page): Promise<string[]> {
  return page.evaluate(
    ([kept, least, lines]) => {
      const isBox = (element: Element) =>
        element.matches('svg, img, button, input') || getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)';
      /** The width of texts, labels and controls: the blocks around them are as wide as their cell. */
      const widthOf = (cell: Element) => {
        const { paddingLeft, paddingRight } = getComputedStyle(cell);
        const found = document.createNodeIterator(cell, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
        let left = Number.POSITIVE_INFINITY;
        let right = Number.NEGATIVE_INFINITY;
        for (let node = found.nextNode(); node; node = found.nextNode()) {
          const isText = node.nodeType === Node.TEXT_NODE;
          if (isText ? !node.textContent?.trim() : node === cell || !isBox(node as Element)) continue;
          const range = document.createRange();
          range.selectNode(node);
          const box = range.getBoundingClientRect();
          // Texts for screen readers have a pixel.
          if (box.width < 2) continue;
          left = Math.min(left, box.left);
          right = Math.max(right, box.right);
        }
        return Math.max(0, right - left) + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
      };
      /** The pixels that an element lacks: 0 where nothing is cut, infinite where the lines do not tell. */
      const lackOf = (element: HTMLElement) => {
        const { overflowX, textOverflow, lineHeight, display, whiteSpace, wordBreak } = getComputedStyle(element);
        // Texts for screen readers have a pixel.
        if (element.clientWidth < 2 || element.closest('button, a.button')) return 0;
        const isClipped = overflowX !== 'visible' || textOverflow === 'ellipsis';
        if (isClipped && element.scrollWidth > element.clientWidth + 1)
          return element.scrollWidth - element.clientWidth;
        if (isClipped && element.scrollHeight > element.clientHeight + 4) return Number.POSITIVE_INFINITY;
        const isText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        if (!isText || display === 'inline' || whiteSpace === 'nowrap') return 0;
        const range = document.createRange();
        range.selectNodeContents(element);
        const { height } = range.getBoundingClientRect();
        const line = Number.parseFloat(lineHeight);
        if (height > (lines + 0.5) * line) return Number.POSITIVE_INFINITY;
        // Long codes break anywhere on purpose.
        if (height < 1.5 * line || wordBreak === 'break-all' || /\s/.test(element.textContent?.trim() ?? '')) return 0;
        return [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0) - element.clientWidth;
      };
      const lackIn = (cell: HTMLElement) =>
        Math.max(0, ...[cell, ...cell.querySelectorAll<HTMLElement>('*')].map(lackOf));
      return [...document.querySelectorAll<HTMLTableElement>('main table:not([aria-busy])')].flatMap((table) => {
        if (!table.checkVisibility()) return [];
        const heads = [...table.querySelectorAll<HTMLElement>('thead tr:last-child > *')];
        const rows = [...table.querySelectorAll('tbody tr')].filter(({ children }) => children.length === heads.length);
        const columns = heads.map((head, at) => {
          const cells = rows.flatMap(({ children }) => (children[at] as HTMLElement | undefined) ?? []);
          const lacks = cells.map(lackIn).filter((lack) => lack > 0);
          const needed = Math.max(0, ...[head, ...cells].map(widthOf));
          const isLeft = head.offsetWidth === 0;
          return {
            name: head.textContent,
            cut: isLeft ? 0 : lacks.length,
            lack: isLeft ? 0 : Math.max(0, ...lacks),
            room: isLeft ? 0 : Math.max(0, Math.floor(head.offsetWidth - needed - kept)),
          };
        });
        const room = columns.reduce((sum, each) => sum + (each.cut > 0 ? 0 : each.room), 0);
        const lack = Math.max(...columns.map((each) => each.lack));
        if (room < Math.min(least, lack)) return [];
        const where = columns.filter((each) => each.cut === 0 && each.room > 0);
        const places = where.map((each) => `${each.name || 'no heading'} ${each.room}`).join(', ');
        return columns
          .filter((each) => each.cut > 0)
          .map((each) => {
            const by = Number.isFinite(each.lack) ? ` by ${Math.round(each.lack)} px` : '';
            return `${table.getAttribute('aria-label')}: ${each.name} cut in ${each.cut} rows${by}, room in ${places}`;
          });
      });
    },
    [reserve, leastRoom, mostLines] as const,
  );
}
