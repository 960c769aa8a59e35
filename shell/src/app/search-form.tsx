import { paths } from '@sinima/contracts/paths';
import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './header.module.css';

/** The search box of the header: submits only what is non-empty after trimming (`docs/specification.md §5`). */
export function SearchForm(): ReactNode {
  const navigate = useNavigate();

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const query = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (query !== '') void navigate(paths.search(query));
  };

  return (
    <form role="search" action="/search" className={styles.search} onSubmit={submit}>
      <input
        type="search"
        name="q"
        required
        autoComplete="off"
        aria-label="Search movies, TV shows, people"
        placeholder="Search movies, TV shows, people..."
      />
    </form>
  );
}
