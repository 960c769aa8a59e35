/** Marks around fragments in the markup, by which it is cut; the page has none of them. */
import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';

/** The marks of one render; nobody else's markup can have them. */
export interface Marks {
  /** Return the element that marks a place. */
  mark(name: string): ReactNode;
  /** Cut markup at the marks: text, the name of a mark, text, … */
  cut(html: string): readonly string[];
}

export function createMarks(): Marks {
  const id = randomUUID();
  const pattern = new RegExp(`<template id="${id} ([^"]*)"></template>`);
  return {
    mark: (name) => <template id={`${id} ${name}`} />,
    cut: (html) => html.split(pattern),
  };
}
