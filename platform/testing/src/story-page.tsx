/** Shows one story as a page of the site would: with a router, a cache of its own and the story's answers. */
import { configureApi, createQueryClient } from '@sinima/runtime/host';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ComponentType, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { responseTo } from './answers.ts';
import type { StoriesOf, Story } from './stories.ts';

interface StoryPageProps {
  stories: StoriesOf;
  story: Story;
}

/** A story in the browser. There is one at a time in a document: the answers are those of the whole document. */
export function StoryPage({ stories, story }: StoryPageProps): ReactNode {
  const { answers = {}, address = '/', pattern } = { ...stories, ...story };
  const [client] = useState(() => {
    configureApi((path) => responseTo(answers, path));
    return createQueryClient();
  });
  const Component = stories.component as ComponentType<object>;
  const shown = <Component {...(story.props as object | undefined)} />;
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route
            path={pattern ?? new URL(address, 'http://site').pathname}
            element={stories.around ? stories.around(shown) : shown}
          />
          <Route path="*" element={<p>This link leads to another page.</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>
  );
}
