import { titleKind } from '@sinima/catalogue-ui/record-kinds/title';
import { recordHead, recordSocial } from '@sinima/catalogue-ui/record-head';
import type { TitleDetail } from '@sinima/contracts/api';
import { creditsQuery } from '../features/credits/api/credits-query.ts';
import { structuredTitle, titleBreadcrumbs } from '../title/structured-title.ts';
import { titleQuery } from '../title/title-query.ts';
import { cardNameOf } from '../title/title-texts.ts';
import type { Message, Text } from '@sinima/contracts/text';

/**
 * Return the head function of a page about a title.
 *
 * @param name what such a page is called
 * @param canonical its path
 * @param below what it is called on the way to it, where it stands below the title's own page
 */
export const titleHead = (
  name: (title: TitleDetail, text: Text) => string,
  canonical: (slug: string) => string,
  below?: Message,
) =>
  recordHead(titleKind, titleQuery, (title, { data, text }) => {
    const { slug, type, plotSummary, isStub } = title;
    const path = canonical(slug);
    return {
      title: name(title, text),
      ...(plotSummary === null ? {} : { description: plotSummary }),
      canonical: path,
      ...(isStub ? { noIndex: true } : {}),
      social: recordSocial(
        'title',
        slug,
        cardNameOf(title, text.language),
        text,
        type === 'MOVIE' ? 'video.movie' : 'video.tv_show',
      ),
      structuredData: [
        structuredTitle(title, data.read(creditsQuery(slug))),
        titleBreadcrumbs(title, text, below === undefined ? undefined : { name: text(below), path }),
      ],
    };
  });
