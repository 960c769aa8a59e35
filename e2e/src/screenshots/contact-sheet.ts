/** Lays pictures of pages side by side: one HTML page for all, and one JPEG for each page of the site. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { fileNameOf, slugOf, type Picture } from './picture.ts';

/** Return the width of a picture on the sheet, in CSS pixels. */
const widthOnSheet = (width: number): number => Math.round(120 + width / 6);

const styles = `
  body { font: 14px/1.4 system-ui, sans-serif; margin: 16px; background: #777; color: #fff; }
  section { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start; margin-block-end: 32px; }
  h2 { flex-basis: 100%; margin: 0; }
  figure { margin: 0; }
  img { display: block; max-block-size: 900px; object-fit: cover; object-position: top; }
`;

function sectionOf(page: string, pictures: readonly Picture[]): string {
  const figures = pictures.map((picture) => {
    const file = fileNameOf(picture);
    const caption = `${picture.state} · ${picture.width} px · ${picture.scheme}`;
    const image = `<img src="${file}" width="${widthOnSheet(picture.width)}" alt="${page}, ${caption}" />`;
    return `<figure><figcaption>${caption}</figcaption><a href="${file}">${image}</a></figure>`;
  });
  return `<section id="${slugOf(page)}"><h2>${page}</h2>${figures.join('\n')}</section>`;
}

/** Write `index.html` and a JPEG for each page into the folder in which the pictures lie. */
export async function writeContactSheet(
  browser: Browser,
  dir: string,
  pictures: readonly Picture[],
): Promise<void> {
  const pages = [...new Set(pictures.map(({ page }) => page))];
  const sections = pages.map((page) =>
    sectionOf(
      page,
      pictures.filter((picture) => picture.page === page),
    ),
  );
  const index = path.join(dir, 'index.html');
  const head = `<meta charset="utf-8" /><title>Every page in every state</title><style>${styles}</style>`;
  await writeFile(
    index,
    `<!doctype html><html lang="en"><head>${head}</head><body>${sections.join('\n')}</body></html>\n`,
  );

  const sheet = await browser.newPage({ viewport: { width: 1800, height: 1000 } });
  await sheet.goto(pathToFileURL(index).href);
  for (const page of pages) {
    const file = path.join(dir, `${slugOf(page)}.jpg`);
    await sheet.locator(`#${slugOf(page)}`).screenshot({ path: file, type: 'jpeg', quality: 70 });
  }
  await sheet.close();
}
