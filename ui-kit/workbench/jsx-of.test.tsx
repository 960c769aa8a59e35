import { createElement, type ReactNode } from 'react';
import { Badge } from '../src/badge/badge.tsx';
import { TitleCard } from '../src/card/title-card.tsx';
import { ErrorArea } from '../src/error-area/error-area.tsx';
import { SelectField, TextField } from '../src/field/fields.tsx';
import { RatingThreads } from '../src/rating/rating-threads.tsx';
import { SkeletonArea } from '../src/skeleton/skeleton.tsx';
import { jsxOf } from './jsx-of.ts';
import { PlainLink } from './plain-link.tsx';

const written: Record<string, ReactNode> = {
  '<Badge tone="accent">Lead</Badge>': <Badge tone="accent">Lead</Badge>,
  '<RatingThreads value={7.8} />': <RatingThreads value={7.8} />,
  '<SkeletonArea kind="pages" />': <SkeletonArea kind="pages" />,
  '<TextField label="Year" disabled />': <TextField label="Year" disabled readOnly={undefined} />,
  '<ErrorArea onRetry={again} />': <ErrorArea onRetry={function again() {}} />,
  '<SelectField label="Year" options={[{ value, label }, …]} />': (
    <SelectField label="Year" options={[{ value: '1987', label: '1987' }]} />
  ),
  "<TitleCard cloth={{ slug: 'yeelen', year: 1987 }} genres={['Drama']} />": createElement(TitleCard, {
    cloth: { slug: 'yeelen', year: 1987 },
    genres: ['Drama'],
  } as never),
  '<TitleCard Link={Link} />': createElement(TitleCard, { Link: PlainLink } as never),
  '<TitleCard cloth={cloth} />': createElement(TitleCard, { cloth: { slug: 'y'.repeat(90) } } as never),
  '<Badge>…</Badge>': (
    <Badge>
      <b>Lead</b>
    </Badge>
  ),
};

describe('an element as it is written', () => {
  it.each(Object.entries(written))('%s', (text, element) => {
    expect(jsxOf(element)).toBe(text);
  });
});
