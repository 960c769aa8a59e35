import { Badge } from '../../src/badge/badge.tsx';
import { State, States, type Exhibit } from '../exhibit.tsx';

export const badge: Exhibit = {
  exports: ['./badge'],
  name: 'Badge',
  group: 'Primitives',
  note: 'A word that marks something: a genre, a type, a sample.',
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
