import { SelectField, TextField } from '../../src/field/fields.tsx';
import { State, States, type Exhibit } from '../exhibit.tsx';

const genres = [
  { value: '', label: 'All Genres' },
  { value: 'drama', label: 'Drama' },
  { value: 'comedy', label: 'Comedy' },
];

const years = [
  { value: '', label: 'All Years' },
  { value: '1987', label: '1987' },
];

export const fields: Exhibit = {
  exports: ['./fields'],
  name: 'Fields',
  group: 'Primitives',
  note: "A line of text and a choice, by the platform's own controls; each has its label, seen or read out.",
  do: [
    'Give each field a label that says what to enter.',
    'Hide the label only where a button beside it says the same.',
  ],
  dont: [
    'Do not put into a placeholder what somebody needs while typing.',
    'Do not use a select field for two choices: take chips.',
  ],
  accessibility: [
    'The label is the name that is read out, hidden or not.',
    'A press on the label brings the cursor into the field.',
  ],
  Show: () => (
    <States>
      <State name="Text">
        <TextField label="Search movies" placeholder="Yeelen" />
      </State>
      <State name="Label read out only">
        <TextField label="Search everything" hideLabel defaultValue="Àjọ̀kẹ́" />
      </State>
      <State name="Text, disabled">
        <TextField label="Newsletter" disabled />
      </State>
      <State name="Choice">
        <SelectField label="Genre" options={genres} />
      </State>
      <State name="Choice, disabled">
        <SelectField label="Year" disabled options={years} />
      </State>
    </States>
  ),
};
