import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectField, TextField } from './fields.tsx';

describe('fields', () => {
  it('are found by their labels', async () => {
    render(<TextField label="Search movies" name="search" />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Search movies' }), 'Yeelen');
    expect(screen.getByRole('textbox')).toHaveValue('Yeelen');
  });

  it('are found by their labels where these are read out only', () => {
    render(<TextField label="Search movies" hideLabel />);
    expect(screen.getByLabelText('Search movies')).toBeVisible();
  });

  it('offer their options', async () => {
    const options = [
      { value: '', label: 'All genres' },
      { value: 'drama', label: 'Drama' },
    ];
    render(<SelectField label="Genre" options={options} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Genre' }), 'Drama');
    expect(screen.getByRole('combobox')).toHaveValue('drama');
  });
});
