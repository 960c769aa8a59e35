import type { StoriesOf, Story } from '@sinima/testing/stories';
import { SelectField, TextField } from '../src/field/fields.tsx';

const genres = [
  { value: '', label: 'All Genres' },
  { value: 'drama', label: 'Drama' },
  { value: 'comedy', label: 'Comedy' },
];

const years = [
  { value: '', label: 'All Years' },
  { value: '1987', label: '1987' },
];

export default {
  title: 'Primitives/Fields',
  component: TextField,
  parameters: {
    docs: {
      description: {
        component: `A line of text and a choice, by the platform's own controls; each has its label, seen or read out.

- **Do:** Give each field a label that says what to enter.
- **Do:** Hide the label only where a button beside it says the same.
- **Don’t:** Do not put into a placeholder what somebody needs while typing.
- **Don’t:** Do not use a select field for two choices: take chips.
- **Accessibility:** The label is the name that is read out, hidden or not.
- **Accessibility:** A press on the label brings the cursor into the field.`,
      },
    },
  },
} satisfies StoriesOf<typeof TextField>;

type Shown = Story<typeof TextField>;

export const text: Shown = { name: 'Text', args: { label: 'Search movies', placeholder: 'Yeelen' } };
export const labelReadOutOnly: Shown = {
  name: 'Label read out only',
  args: { label: 'Search everything', hideLabel: true, defaultValue: 'Àjọ̀kẹ́' },
};
export const textDisabled: Shown = { name: 'Text, disabled', args: { label: 'Newsletter', disabled: true } };
export const choice: Shown = { name: 'Choice', render: () => <SelectField label="Genre" options={genres} /> };
export const choiceDisabled: Shown = {
  name: 'Choice, disabled',
  render: () => <SelectField label="Year" disabled options={years} />,
};
