/** Renders a component as a page would show it. */
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Render a component that links to pages. */
export const renderInPage = (content: ReactNode): RenderResult =>
  render(<MemoryRouter>{content}</MemoryRouter>);
