import type { ReactNode } from 'react';
import { Badge } from '../src/badge/badge.tsx';
import { ErrorArea } from '../src/error-area/error-area.tsx';
import { TextField } from '../src/field/fields.tsx';
import { RatingThreads } from '../src/rating/rating-threads.tsx';
import { SkeletonArea } from '../src/skeleton/skeleton.tsx';
import { jsxOf } from './jsx-of.ts';

const written: Record<string, ReactNode> = {
  '<Badge tone="accent">Lead</Badge>': <Badge tone="accent">Lead</Badge>,
  '<RatingThreads value={7.8} />': <RatingThreads value={7.8} />,
  '<SkeletonArea kind="pages" />': <SkeletonArea kind="pages" />,
  '<TextField label="Year" disabled />': <TextField label="Year" disabled readOnly={undefined} />,
  '<ErrorArea onRetry={again} />': <ErrorArea onRetry={function again() {}} />,
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
