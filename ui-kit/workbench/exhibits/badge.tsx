import { Badge } from '../../src/badge/badge.tsx';
import { State, States, type Exhibit } from '../exhibit.tsx';

export const badge: Exhibit = {
  exports: ['./badge'],
  name: 'Badge',
  group: 'Primitives',
  note: 'A word that marks something: a genre, a type, a sample.',
  do: ['Use one word: a genre, a type, “Sample”.', 'Use “warn” for what is made up or uncertain.'],
  dont: [
    'Do not make it a link or a button: that is a chip.',
    'Do not say by its colour alone what its word does not say.',
  ],
  accessibility: ['It is text like any other: read in its place, without a role.'],
  Show: () => (
    <States>
      <State name="Plain">
        <Badge>Drama</Badge>
      </State>
      <State name="Accent">
        <Badge tone="accent">Lead</Badge>
      </State>
      <State name="Warn">
        <Badge tone="warn">Sample</Badge>
      </State>
    </States>
  ),
};
