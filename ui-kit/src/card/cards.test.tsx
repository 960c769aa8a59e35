import { render, screen } from '@testing-library/react';
import { initials } from '../cloth/initials.ts';
import { RatingThreads } from '../rating/rating-threads.tsx';
import { PersonCard } from './person-card.tsx';
import { TitleCard, type CardLink } from './title-card.tsx';

const Link: CardLink = ({ to, children, ...rest }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

const cloth = { slug: 'x', genres: ['drama'], country: 'Nigeria', year: 2018 };

describe('a title card', () => {
  it('is a link by its name, with a poster that says nothing itself', () => {
    render(
      <TitleCard
        Link={Link}
        to="/title/x"
        title="King of Boys"
        cloth={cloth}
        meta="2018"
        genres={['crime']}
      />,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'King of Boys' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'King of Boys' })).toHaveAttribute('href', '/title/x');
    expect(screen.getByText('crime')).toBeVisible();
    expect(document.querySelector('img')).toHaveAttribute('alt', '');
    expect(document.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringContaining('/cloth/poster/x.svg'),
    );
  });

  it('shows the picture that there is in place of the cloth', () => {
    render(<TitleCard Link={Link} to="/" title="X" cloth={cloth} posterUrl="/attached_assets/x.jpg" />);
    expect(document.querySelector('img')).toHaveAttribute('src', '/attached_assets/x.jpg');
  });

  it('describes in a list, not in a grid', () => {
    const card = <TitleCard Link={Link} to="/" title="X" cloth={cloth} description="A crime boss." />;
    const { rerender } = render(card);
    expect(screen.queryByText('A crime boss.')).not.toBeInTheDocument();
    rerender(<TitleCard {...card.props} layout="list" />);
    expect(screen.getByText('A crime boss.')).toBeVisible();
  });
});

describe('a person card', () => {
  it('links by the name and shows initials where there is no picture', () => {
    render(<PersonCard Link={Link} to="/person/x" name="Ọlá Àjàyí" slug="x" bio="Actor" />);
    expect(screen.getByRole('link', { name: 'Ọlá Àjàyí' })).toHaveAttribute('href', '/person/x');
    expect(screen.getByText('ỌÀ')).toBeVisible();
  });
});

describe('initials', () => {
  it.each([
    ['Genevieve Nnaji', 'GN'],
    ['Kunle Afolayan Junior', 'KJ'],
    ['Sembène', 'S'],
    ['  Ẹniọlá  Àjàyí ', 'ẸÀ'],
    ['', ''],
  ])('of %s are %s', (name, expected) => {
    expect(initials(name)).toBe(expected.normalize('NFC'));
  });
});

describe('a rating', () => {
  it('is said in words too', () => {
    render(<RatingThreads value={7.84} />);
    expect(screen.getByText(/^7\.8/)).toHaveTextContent('7.8 out of 10');
  });

  it('is not zero where there is none', () => {
    render(<RatingThreads value={null} />);
    expect(screen.getByText('Not enough ratings yet')).toBeVisible();
  });
});
