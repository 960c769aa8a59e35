import { render, screen } from '@testing-library/react';
import { FactList } from './fact-list.tsx';

it('list of facts names each and leaves out what is not known', () => {
  render(
    <FactList
      facts={[
        { label: 'Born', value: 1979 },
        { label: 'Died', value: null },
      ]}
    />,
  );
  expect(screen.getByText('Born').nextElementSibling).toHaveTextContent('1979');
  expect(screen.queryByText('Died')).not.toBeInTheDocument();
});
