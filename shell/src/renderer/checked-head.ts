import type { PageHead } from '@sinima/contracts/remote';
import { headElements } from '../page/head-elements.ts';
import { SITE_TITLE } from '../page/document-title.ts';

/** Return a page's head as plain data. @throws TypeError when it is none from which the document's head can be written */
export function checkedHead(head: PageHead, pathname: string): PageHead {
  const plain = JSON.parse(JSON.stringify(head)) as PageHead;
  const { title, status = 200 } = plain;
  const elements = headElements(plain, {
    origin: '',
    pathname,
    language: 'en',
    languages: ['en'],
    siteTitle: SITE_TITLE,
  });
  const isText = elements.every(({ attributes }) =>
    Object.values(attributes).every((value) => typeof value === 'string'),
  );
  if (typeof title !== 'string' || !isText || !Number.isInteger(status) || status < 200 || status > 599) {
    throw new TypeError('What the page gives as its head is none.');
  }
  return plain;
}
