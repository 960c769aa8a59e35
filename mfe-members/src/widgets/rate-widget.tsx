import { useParams } from '@sinima/runtime';
import type { ReactNode } from 'react';
import { ComparedMarks } from '../features/saved/compared-marks.tsx';
import { RateTitle } from './rate-title.tsx';

/** In the head of a title: the visitor’s own rating. */
export default function RateWidget(): ReactNode {
  const { slug = '' } = useParams();
  return (
    <>
      <RateTitle key={slug} slug={slug} />
      <ComparedMarks />
    </>
  );
}
