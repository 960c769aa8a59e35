import type { PageHead } from '@sinima/contracts/remote';
import { headElements, PAGE_ATTRIBUTE } from '../page/head-elements.ts';

/** Return the origin that the server names as the site's, which need not be the one by which it is reached. */
function originOfSite(): string {
  const image = document.head.querySelector('meta[property="og:image"]')?.getAttribute('content');
  return image ? new URL(image).origin : location.origin;
}

/** Put what a page's head has beside its title where the former page's was. */
export function showHeadElements(head: PageHead, pathname: string): void {
  const elements = headElements(head, originOfSite(), pathname).map(({ name, attributes, data }) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (data) element.textContent = JSON.stringify(data);
    return element;
  });
  for (const former of document.head.querySelectorAll(`[${PAGE_ATTRIBUTE}]`)) former.remove();
  document.head.append(...elements);
}
