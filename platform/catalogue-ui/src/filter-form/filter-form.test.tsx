import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { FilterForm } from './filter-form.tsx';
import { FilterSheet } from './filter-sheet.tsx';

function Page() {
  const { search } = useLocation();
  return (
    <>
      <FilterForm
        label="Filter people"
        action="/people"
        values={{ role: new URLSearchParams(search).get('role') ?? '' }}
        addressOf={(filled) => `/people?${filled}`}
      >
        <select name="role" aria-label="Role">
          <option value="">All</option>
          <option value="Director">Director</option>
        </select>
      </FilterForm>
      <output>{search}</output>
    </>
  );
}

const page = (
  <MemoryRouter initialEntries={['/people']}>
    <Page />
  </MemoryRouter>
);

/** Hydrate the page after a visitor has met the server's. @returns the search that it shows */
function hydrateAfter(meet: (role: HTMLSelectElement) => void): string | null {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  meet(container.querySelector('select')!);
  render(page, { container, hydrate: true });
  const search = container.querySelector('output')!.textContent;
  container.remove();
  return search;
}

it('a filter that was chosen before the form was hydrated is applied then', () => {
  const choose = (role: HTMLSelectElement): void => {
    role.focus();
    role.value = 'Director';
  };
  expect(hydrateAfter(choose)).toBe('?role=Director');
});

it.each([
  ['the browser fills in', (role: HTMLSelectElement) => void (role.value = 'Director')],
  ['has the focus alone', (role: HTMLSelectElement) => role.focus()],
])('a filter that %s is not applied', (_what, meet) => {
  expect(hydrateAfter(meet)).toBe('');
});

it('filter sheet has its opener, tells how much is chosen, and is closed by its own button alone', async () => {
  render(
    <MemoryRouter>
      <FilterForm label="Filter people" action="/people" values={{}} addressOf={() => '/people'}>
        <FilterSheet chosen={2}>
          <select name="role" aria-label="Role">
            <option value="">All</option>
            <option value="Director">Director</option>
          </select>
        </FilterSheet>
      </FilterForm>
    </MemoryRouter>,
  );
  const sheet = screen.getByRole('group', { name: 'Filters' });
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toHaveAttribute('popovertarget', sheet.id);
  const close = jest.fn();
  sheet.hidePopover = close;
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Director');
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Show results' }));
  expect(close).toHaveBeenCalledTimes(1);
});
