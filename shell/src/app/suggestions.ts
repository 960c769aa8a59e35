import type { Suggestion } from '@sinima/contracts/api';
import { apiQuery } from '@sinima/runtime';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** How many letters say enough to offer something. */
const MIN_LETTERS = 2;

/** How many suggestions are offered: what fits above the keyboard of a small phone. */
const MAX_SUGGESTIONS = 6;

/** How long nothing must be typed before the API is asked, in milliseconds. */
const PAUSE_MS = 150;

const none: Suggestion[] = [];

/**
 * Titles and people that a visitor may mean. The former ones stay until the next ones are there; a read that nobody
 * waits for any more is given up; one that fails offers nothing.
 */
export function useSuggestions(text: string): Suggestion[] {
  const typed = text.trim();
  const q = usePaused(typed);
  const isEnough = (query: string): boolean => query.length >= MIN_LETTERS;
  const { data = none } = useQuery({
    ...apiQuery('/api/suggest', { query: { q, limit: MAX_SUGGESTIONS } }),
    enabled: isEnough(q),
    placeholderData: keepPreviousData,
  });
  return isEnough(typed) && isEnough(q) ? data : none;
}

/** The value once it has not changed for {@link PAUSE_MS}. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setPaused, PAUSE_MS, value);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
